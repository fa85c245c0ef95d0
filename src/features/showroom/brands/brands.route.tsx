import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadBrandsPage } from './brands.load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** All brands of the site (H7: /brands). */
export const loader = createPageLoader(loadBrandsPage);

export default function BrandsRoute() {
  const model = useLoaderData<typeof loader>();
  const { BrandsPage } = useTemplate();
  return <BrandsPage key={model.find} model={model} />;
}
