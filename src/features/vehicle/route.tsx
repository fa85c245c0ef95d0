import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../kernel/chrome/page-loader.ts';
import { useTemplate } from '../../kernel/template.ts';
import { withCachedHtml } from '../../ui/cached-html/with-cached-html.tsx';
import { loadVehiclePage } from './load.ts';
import type { VehiclePageModel } from './model.ts';

export { buildLoaderMeta as meta } from '../../kernel/head/route-meta.ts';

export const loader = createPageLoader((context, { params }) => loadVehiclePage(context, params.slug ?? ''));

/** HTML alone: what moves on the page are islands and behaviours of its parts. */
export default function VehicleRoute() {
  return <VehicleOfLook model={useLoaderData<typeof loader>()} />;
}

/** The addresses of its history entries and of its calculators begin with the page's own. */
const VehicleOfLook = withCachedHtml(
  ({ model }: { model: VehiclePageModel }) => {
    const { VehiclePage } = useTemplate();
    return <VehiclePage model={model} />;
  },
  { readsAddress: true },
);
