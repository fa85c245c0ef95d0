import { data, useActionData, useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { submitPageForm } from '../../../kernel/leads/submit-page-form.ts';
import { Page } from '../../../kernel/page.tsx';
import { createAction } from '../../../kernel/request/handlers.ts';
import { QUOTE_FORM } from './quote-form.ts';
import { loadQuotePage } from './quote-page.load.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

/** Requesting a quote (G2: /models/order-now). */
export const loader = createPageLoader(async (context) => {
  const page = await loadQuotePage(context);
  return data(page, { headers: { 'Cache-Control': 'private, no-store' } });
});

export const action = createAction((request, context) => submitPageForm(request, context, QUOTE_FORM));

export default function QuoteRoute() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  return <Page name="QuotePage" model={{ ...page, form: { ...page.form, sent } }} />;
}
