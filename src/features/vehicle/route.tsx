import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../kernel/chrome/page-loader.ts';
import { Page } from '../../kernel/page.tsx';
import { Island } from '../../ui/islands/island.tsx';
import { loadVehiclePage } from './load.ts';
import { VehicleVisit } from './parts/vehicle-visit.ts';

export { buildLoaderMeta as meta } from '../../kernel/head/route-meta.ts';

export const loader = createPageLoader((context, { params }) => loadVehiclePage(context, params.slug ?? ''));

export default function VehicleRoute() {
  const model = useLoaderData<typeof loader>();
  const { viewed, visit } = model;
  return (
    <>
      <Page name="VehiclePage" model={model} />
      <Island name="vehicle-visit" of={VehicleVisit} props={{ viewed, visit }} />
    </>
  );
}
