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
import { loadOnlinePayment, takeOnlinePayment } from './load.ts';

/** GET /online-payment (G10). */
export function loader({ context }: LoaderFunctionArgs) {
  return loadOnlinePayment(context.get(requestContext));
}

export function action({ request, context }: ActionFunctionArgs) {
  return takeOnlinePayment(request, context.get(requestContext));
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function OnlinePayment() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  const { CheckoutPage } = useTemplate();
  return <CheckoutPage model={{ ...page, form: page.form && { ...page.form, sent } }} />;
}
