import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadModelsPage } from './models-page.load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

/** The models that the site sells new, by body (H8: /models?body=). */
export const loader = createPageLoader(loadModelsPage);

export default function ModelsRoute() {
  const { ModelsPage } = useTemplate();
  return <ModelsPage model={useLoaderData<typeof loader>()} />;
}
