import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadBrandsPage } from './brands.load.ts';

/** All brands of the site (H7: /brands). */
export function loader({ context }: LoaderFunctionArgs) {
  return loadBrandsPage(context.get(requestContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function BrandsRoute() {
  const model = useLoaderData<typeof loader>();
  const { BrandsPage } = useTemplate();
  return <BrandsPage key={model.find} model={model} />;
}
