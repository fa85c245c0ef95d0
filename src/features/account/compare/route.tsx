import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadComparePage } from './load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** Vehicles side by side (F3); 404 where the site does not compare. */
export const loader = createPageLoader(loadComparePage);

export default function CompareRoute() {
  const { ComparePage } = useTemplate();
  return <ComparePage model={useLoaderData<typeof loader>()} />;
}
