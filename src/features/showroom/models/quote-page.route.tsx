import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { submitPageForm } from '../../../kernel/leads/submit-page-form.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { QUOTE_FORM } from './quote-form.ts';
import { loadQuotePage } from './quote-page.load.ts';

/** Requesting a quote (G2: /models/order-now). */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadQuotePage(context.get(requestContext));
  return data(page, { headers: { 'Cache-Control': 'private, no-store' } });
}

export function action({ request, context }: ActionFunctionArgs) {
  return submitPageForm(request, context.get(requestContext), QUOTE_FORM);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function QuoteRoute() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  const { QuotePage } = useTemplate();
  return <QuotePage model={{ ...page, form: { ...page.form, sent } }} />;
}
