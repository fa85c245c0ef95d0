import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { PageOfLook } from '../../../kernel/page.tsx';
import { loadPrintPage } from './load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

export const loader = createPageLoader(loadPrintPage);

/** The head says so too; this works without rendering. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

/** A sheet of paper has neither menus nor footer around it. */
export const handle = { frame: 'none' };

export default function PrintRoute() {
  return <PageOfLook name="PrintPage" model={useLoaderData<typeof loader>()} />;
}
