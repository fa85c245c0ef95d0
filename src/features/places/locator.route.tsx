import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../kernel/chrome/page-loader.ts';
import { PageOfLook } from '../../kernel/page.tsx';
import { loadLocatorPage } from './locator.load.ts';

export { buildLoaderMeta as meta } from '../../kernel/head/route-meta.ts';

/** GET /dealer-locator (H1). */
export const loader = createPageLoader(loadLocatorPage);

export default function LocatorRoute() {
  return <PageOfLook name="LocatorPage" model={useLoaderData<typeof loader>()} />;
}
