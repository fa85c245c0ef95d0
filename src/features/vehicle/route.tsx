import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { createPageLoader } from '../../kernel/chrome/page-loader.ts';
import { isDifferentInInputsOnly } from '../../kernel/finance/calculator/address.ts';
import { useTemplate } from '../../kernel/template.ts';
import { loadVehiclePage } from './load.ts';
import { useTrackViewed } from './parts/use-track-viewed.ts';
import { useVisit } from './views/parts/use-visit.ts';

export { buildLoaderMeta as meta } from '../../kernel/head/route-meta.ts';

export const loader = createPageLoader((context, { params }) => loadVehiclePage(context, params.slug ?? ''));

/**
 * An overlay has a history entry of its own, `#full-screen`: coming back from it needs no request. Nor do the finance
 * calculator's figures, which the page itself writes into its address.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.hash === nextUrl.hash && !isDifferentInInputsOnly(currentUrl, nextUrl) && defaultShouldRevalidate;

export default function VehicleRoute() {
  const model = useLoaderData<typeof loader>();
  const { VehiclePage } = useTemplate();
  useTrackViewed(model.viewed);
  useVisit(model.visit);
  // Another vehicle is another page: its gallery begins at the first picture and its toggles are closed.
  return <VehiclePage key={model.head.canonical} model={model} />;
}
