import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { PageOfLook } from '../../../kernel/page.tsx';
import { loadMenuPage } from './load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** All menus of the site as a page (A9): nothing in it moves. */
export const loader = createPageLoader(loadMenuPage);

export default function MenuRoute() {
  return <PageOfLook name="MenuPage" model={useLoaderData<typeof loader>()} />;
}
