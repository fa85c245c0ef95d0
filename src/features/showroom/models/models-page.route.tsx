import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadModelsPage } from './models-page.load.ts';

/** The models that the site sells new, by body (H8: /models?body=). */
export function loader({ context }: LoaderFunctionArgs) {
  return loadModelsPage(context.get(requestContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function ModelsRoute() {
  const { ModelsPage } = useTemplate();
  return <ModelsPage model={useLoaderData<typeof loader>()} />;
}
