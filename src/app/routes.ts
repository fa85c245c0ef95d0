import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('../features/pages/home/route.tsx'),
  route('search/*', '../features/search/route.tsx'),
  route('cars/:slug', '../features/vehicle/route.tsx'),
] satisfies RouteConfig;
