import type { MetaFunction } from 'react-router';
import { requestContext } from '../request.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useTemplate } from '../template.ts';
import type { Route } from './+types/route';
import { loadVehiclePage } from './load.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadVehiclePage(context.get(requestContext), params.slug);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [];

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  const { VehiclePage } = useTemplate();
  return <VehiclePage model={loaderData} />;
}
