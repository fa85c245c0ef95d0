import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { PageOfLook } from '../../../kernel/page.tsx';
import { loadBrandPage } from './brand.load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** One brand (H7: /{brand}/overview). */
export const loader = createPageLoader((context, { params }) => loadBrandPage(context, params.brand ?? ''));

export default function BrandRoute() {
  return <PageOfLook name="BrandPage" model={useLoaderData<typeof loader>()} />;
}
