import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestContext } from '../request.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useTemplate } from '../template.ts';
import { loadComparePage } from './load.ts';

/** Vehicles side by side (F3); 404 where the site does not compare. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadComparePage(context.get(requestContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [];

export default function CompareRoute() {
  const { ComparePage } = useTemplate();
  return <ComparePage model={useLoaderData<typeof loader>()} />;
}
