import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { loadComparePage } from './load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** Vehicles side by side (F3); 404 where the site does not compare. */
export const loader = createPageLoader(loadComparePage);

export default function CompareRoute() {
  return <Page name="ComparePage" model={useLoaderData<typeof loader>()} />;
}
