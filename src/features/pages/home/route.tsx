import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadHome } from './load.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadHome(context.get(requestContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function Home() {
  const model = useLoaderData<typeof loader>();
  const { HomePage } = useTemplate();
  return <HomePage model={model} />;
}
