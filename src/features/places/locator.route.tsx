import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../kernel/chrome/page-loader.ts';
import { useTemplate } from '../../kernel/template.ts';
import { loadLocatorPage } from './locator.load.ts';

export { buildLoaderMeta as meta } from '../../kernel/head/route-meta.ts';

/** GET /dealer-locator (H1). */
export const loader = createPageLoader(loadLocatorPage);

export default function LocatorRoute() {
  const { LocatorPage } = useTemplate();
  return <LocatorPage model={useLoaderData<typeof loader>()} />;
}
