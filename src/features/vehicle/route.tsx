import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../kernel/chrome/page-loader.ts';
import { useTemplate } from '../../kernel/template.ts';
import { loadVehiclePage } from './load.ts';

export { buildLoaderMeta as meta } from '../../kernel/head/route-meta.ts';

export const loader = createPageLoader((context, { params }) => loadVehiclePage(context, params.slug ?? ''));

/** HTML alone: what moves on the page are islands and behaviours of its parts. */
export default function VehicleRoute() {
  const { VehiclePage } = useTemplate();
  return <VehiclePage model={useLoaderData<typeof loader>()} />;
}
