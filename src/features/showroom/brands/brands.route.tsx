import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { loadBrandsPage } from './brands.load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** All brands of the site (H7: /brands). */
export const loader = createPageLoader(loadBrandsPage);

export default function BrandsRoute() {
  return <Page name="BrandsPage" model={useLoaderData<typeof loader>()} />;
}
