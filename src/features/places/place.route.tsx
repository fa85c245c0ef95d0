import { type MetaFunction, useLoaderData } from 'react-router';
import { buildPageMeta } from '../../kernel/head/page-meta.ts';
import { PageOfLook } from '../../kernel/page.tsx';
import { createLoader } from '../../kernel/request/handlers.ts';
import { loadPlacePage } from './location.load.ts';

/** GET /contact-us/{slug}, /our-location/{slug} and /locations/{slug} (H3). */
export const loader = createLoader((context, { params }) => loadPlacePage(context, params.slug ?? ''));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? buildPageMeta(loaderData.page.head) : [];

export default function PlaceRoute() {
  const found = useLoaderData<typeof loader>();
  return found.kind === 'location' ? (
    <PageOfLook name="LocationPage" model={found.page} />
  ) : (
    <PageOfLook name="DealershipPage" model={found.page} />
  );
}
