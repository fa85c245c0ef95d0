import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { PageOfLook } from '../../../kernel/page.tsx';
import { loadModelsPage } from './models-page.load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** The models that the site sells new, by body (H8: /models?body=). */
export const loader = createPageLoader(loadModelsPage);

export default function ModelsRoute() {
  return <PageOfLook name="ModelsPage" model={useLoaderData<typeof loader>()} />;
}
