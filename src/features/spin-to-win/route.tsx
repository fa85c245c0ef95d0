import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { buildPageMeta } from '../../kernel/head/page-meta.ts';
import { requestContext } from '../../kernel/request/context.ts';
import { useTemplate } from '../../kernel/template.ts';
import { loadSpinPage, takeSpinForm } from './load.ts';

/** GET /spin-to-win (G10). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSpinPage(request, context.get(requestContext));
}

export function action({ request, context }: ActionFunctionArgs) {
  return takeSpinForm(request, context.get(requestContext));
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function SpinToWin() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  const { SpinPage } = useTemplate();
  return <SpinPage model={{ ...page, form: page.form && { ...page.form, sent } }} />;
}
