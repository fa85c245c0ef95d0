import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { buildPageMeta } from '../../kernel/head/page-meta.ts';
import { requestContext } from '../../kernel/request/context.ts';
import { useTemplate } from '../../kernel/template.ts';
import { loadLocatorPage } from './locator.load.ts';

/** GET /dealer-locator (H1). */
export function loader({ context }: LoaderFunctionArgs) {
  return loadLocatorPage(context.get(requestContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function LocatorRoute() {
  const { LocatorPage } = useTemplate();
  return <LocatorPage model={useLoaderData<typeof loader>()} />;
}
