import { useActionData, useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { createAction } from '../../../kernel/request/handlers.ts';
import { confirmEmail, loadConfirmPage } from './confirm.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

export const loader = createPageLoader(loadConfirmPage);

export const action = createAction(confirmEmail);

export default function ConfirmEmail() {
  const asked = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return <Page name="AlertsLinkPage" model={done ?? asked} />;
}
