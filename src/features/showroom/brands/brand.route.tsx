import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadBrandPage } from './brand.load.ts';

/** One brand (H7: /{brand}/overview). */
export function loader({ context, params }: LoaderFunctionArgs) {
  return loadBrandPage(context.get(requestContext), params.brand ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function BrandRoute() {
  const { BrandPage } = useTemplate();
  return <BrandPage model={useLoaderData<typeof loader>()} />;
}
