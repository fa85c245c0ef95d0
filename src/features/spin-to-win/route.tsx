import { useActionData, useLoaderData } from 'react-router';
import { createPageLoader } from '../../kernel/chrome/page-loader.ts';
import { Page } from '../../kernel/page.tsx';
import { createAction } from '../../kernel/request/handlers.ts';
import { loadSpinPage, takeSpinForm } from './load.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../kernel/head/route-meta.ts';

/** GET /spin-to-win (G10). */
export const loader = createPageLoader((context, { request }) => loadSpinPage(request, context));

export const action = createAction(takeSpinForm);

export default function SpinToWin() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  return <Page name="SpinPage" model={{ ...page, form: page.form && { ...page.form, sent } }} />;
}
