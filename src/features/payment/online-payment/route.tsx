import { useActionData, useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { createAction } from '../../../kernel/request/handlers.ts';
import { loadOnlinePayment, takeOnlinePayment } from './load.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

/** GET /online-payment (G10). */
export const loader = createPageLoader(loadOnlinePayment);

export const action = createAction(takeOnlinePayment);

export default function OnlinePayment() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  return <Page name="CheckoutPage" model={{ ...page, form: page.form && { ...page.form, sent } }} />;
}
