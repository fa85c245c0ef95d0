import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadSavedPage } from './load.ts';

/** The page of saved vehicles (F3); 404 where the site has no saving. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadSavedPage(context.get(requestContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function SavedRoute() {
  const { SavedPage } = useTemplate();
  return <SavedPage model={useLoaderData<typeof loader>()} />;
}
