import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadBrandPage } from './brand.load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** One brand (H7: /{brand}/overview). */
export const loader = createPageLoader((context, { params }) => loadBrandPage(context, params.brand ?? ''));

export default function BrandRoute() {
  const { BrandPage } = useTemplate();
  return <BrandPage model={useLoaderData<typeof loader>()} />;
}
