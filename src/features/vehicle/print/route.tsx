import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadPrintPage } from './load.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadPrintPage(context.get(requestContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

/** The head says so too; this works without rendering. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

/** A sheet of paper has neither menus nor footer around it. */
export const handle = { frame: 'none' };

export default function PrintRoute() {
  const { PrintPage } = useTemplate();
  return <PrintPage model={useLoaderData<typeof loader>()} />;
}
