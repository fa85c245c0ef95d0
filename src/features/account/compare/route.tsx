import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadComparePage } from './load.ts';

/** Vehicles side by side (F3); 404 where the site does not compare. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadComparePage(context.get(requestContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function CompareRoute() {
  const { ComparePage } = useTemplate();
  return <ComparePage model={useLoaderData<typeof loader>()} />;
}
