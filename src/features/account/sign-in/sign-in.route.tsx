import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadSignInPage, takeSignIn } from './load.ts';

/** GET /sign-in?type&redirect&back (F1). */
export function loader({ context }: LoaderFunctionArgs) {
  return loadSignInPage(context.get(requestContext));
}

export function action({ request, context }: ActionFunctionArgs) {
  return takeSignIn(request, context.get(requestContext));
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function SignIn() {
  const page = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? page.state;
  const { SignInPage } = useTemplate();
  return <SignInPage model={{ ...page, state }} />;
}
