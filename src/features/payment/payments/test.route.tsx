import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { createAction } from '../../../kernel/request/handlers.ts';
import { loadTestPayment, payTest } from './test-payment.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

/** GET /payments/test/{session}: a payment that moves no money (G12). */
export const loader = createPageLoader((context, { params }) => loadTestPayment(params.session ?? '', context));

export const action = createAction((request, context, params) => payTest(params.session ?? '', request, context));

export default function TestPayment() {
  return <Page name="TestPaymentPage" model={useLoaderData<typeof loader>()} />;
}
