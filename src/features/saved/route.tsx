import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestContext } from '../request.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useTemplate } from '../template.ts';
import { loadSavedPage } from './load.ts';

/** The page of saved vehicles (F3); 404 where the site has no saving. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadSavedPage(context.get(requestContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [];

export default function SavedRoute() {
  const { SavedPage } = useTemplate();
  return <SavedPage model={useLoaderData<typeof loader>()} />;
}
