import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestContext } from '../request.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useTemplate } from '../template.ts';
import { loadBrandPage } from './load-brand.ts';

/** One brand (H7: /{brand}/overview). */
export function loader({ context, params }: LoaderFunctionArgs) {
  return loadBrandPage(context.get(requestContext), params.brand ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [];

export default function BrandRoute() {
  const { BrandPage } = useTemplate();
  return <BrandPage model={useLoaderData<typeof loader>()} />;
}
