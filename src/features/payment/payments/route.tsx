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
import { goToPay, loadPayment } from './load.ts';

/** GET /payments/{token} (G12). */
export function loader({ params, context }: LoaderFunctionArgs) {
  return loadPayment(params.token ?? '', context.get(requestContext));
}

/** POST /payments/{token}: on to the provider's page. */
export function action({ request, params, context }: ActionFunctionArgs) {
  return goToPay(params.token ?? '', request, context.get(requestContext));
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function Payment() {
  const page = useLoaderData<typeof loader>();
  const isOut = useActionData<typeof action>()?.isOut ?? false;
  const { PaymentPage } = useTemplate();
  return <PaymentPage model={isOut ? { ...page, problem: page.outText } : page} />;
}
