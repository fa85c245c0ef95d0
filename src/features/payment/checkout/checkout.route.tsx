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
import { loadCheckout, takeCheckout } from './load.ts';

/** GET /cars/{slug}/checkout (G12). */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadCheckout('checkout', params.slug ?? '', request, context.get(requestContext));
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return takeCheckout('checkout', params.slug ?? '', request, context.get(requestContext));
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function Checkout() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  const { CheckoutPage } = useTemplate();
  return <CheckoutPage model={{ ...page, form: page.form && { ...page.form, sent } }} />;
}
