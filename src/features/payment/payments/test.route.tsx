import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadTestPayment, payTest } from './test-payment.ts';

/** GET /payments/test/{session}: a payment that moves no money (G12). */
export function loader({ params, context }: LoaderFunctionArgs) {
  return loadTestPayment(params.session ?? '', context.get(requestContext));
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return payTest(params.session ?? '', request, context.get(requestContext));
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function TestPayment() {
  const page = useLoaderData<typeof loader>();
  const { TestPaymentPage } = useTemplate();
  return <TestPaymentPage model={page} />;
}
