import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { loadModelsPage } from './models-page.load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** The models that the site sells new, by body (H8: /models?body=). */
export const loader = createPageLoader(loadModelsPage);

export default function ModelsRoute() {
  return <Page name="ModelsPage" model={useLoaderData<typeof loader>()} />;
}
