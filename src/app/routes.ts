import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of a site, and the room that answers it. */
export default [
  index('../features/pages/home/route.tsx'),
  route('search/count', '../features/search/count.ts'),
  route('search/suggest', '../features/search/suggest/route.ts'),
  route('search/*', '../features/search/route.tsx'),
  route('special-offers', '../features/search/route.tsx', { id: 'special-offers' }),
  route('used-car/*', '../features/search/used-car.ts'),
  route('cars/:slug', '../features/vehicle/route.tsx'),
  route('cars/:slug/view.json', '../features/vehicle/views/route.ts'),
  route('cars/:slug/phone-reveal', '../features/vehicle/phone/route.ts'),
  route('print', '../features/print/route.tsx'),
  route('api/events', '../features/events/route.ts'),
  route('api/openapi.json', '../features/api/openapi/route.ts'),
  route('api/search', '../features/api/search/route.ts'),
  route('api/search/queries', '../features/api/queries/route.ts'),
  route('compare', '../features/compare/route.tsx'),
  route('saved', '../features/saved/route.tsx'),
  route('api/cards', '../features/saved/cards.ts'),
  route('drawings/video.svg', '../features/drawings/video.ts'),
  route('drawings/:body/:colour/:file', '../features/drawings/route.ts'),
  route('favicon.svg', '../features/favicon/route.ts'),
  route('robots.txt', '../features/crawlers/robots.ts'),
  route('sitemap.xml', '../features/crawlers/sitemap.ts'),
  route('sitemap/:part', '../features/crawlers/sitemap.ts', { id: 'sitemap-part' }),
  route('*', '../features/pages/message/route.tsx'),
] satisfies RouteConfig;
