import { useActionData, useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { createAction } from '../../../kernel/request/handlers.ts';
import { loadSignInPage, takeSignIn } from './load.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

/** GET /sign-in?type&redirect&back (F1). */
export const loader = createPageLoader(loadSignInPage);

export const action = createAction(takeSignIn);

export default function SignIn() {
  const page = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? page.state;
  return <Page name="SignInPage" model={{ ...page, state }} />;
}
