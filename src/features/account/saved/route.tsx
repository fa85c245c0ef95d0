import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { loadSavedPage } from './load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** The page of saved vehicles (F3); 404 where the site has no saving. */
export const loader = createPageLoader(loadSavedPage);

export default function SavedRoute() {
  return <Page name="SavedPage" model={useLoaderData<typeof loader>()} />;
}
