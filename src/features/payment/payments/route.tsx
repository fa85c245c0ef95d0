import { useActionData, useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { createAction } from '../../../kernel/request/handlers.ts';
import { goToPay, loadPayment } from './load.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

/** GET /payments/{token} (G12). */
export const loader = createPageLoader((context, { params }) => loadPayment(params.token ?? '', context));

/** POST /payments/{token}: on to the provider's page. */
export const action = createAction((request, context, params) => goToPay(params.token ?? '', request, context));

export default function Payment() {
  const page = useLoaderData<typeof loader>();
  const isOut = useActionData<typeof action>()?.isOut ?? false;
  return <Page name="PaymentPage" model={isOut ? { ...page, problem: page.outText } : page} />;
}
