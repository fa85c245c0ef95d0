import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { withRefusedForm } from '../../features/trade-in/refused-form.ts';
import { isDifferentInInputsOnly } from '../../kernel/finance/calculator/address.ts';
import { buildPageMeta } from '../../kernel/head/page-meta.ts';
import { requestContext } from '../../kernel/request/context.ts';
import { useTemplate } from '../../kernel/template.ts';
import { loadOwnPage, takeOwnForm } from './load.ts';

/** What no other route answers: pages whose addresses the site chooses, and addresses that have moved. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOwnPage(request, context.get(requestContext));
}

export function action({ request, context }: ActionFunctionArgs) {
  return takeOwnForm(request, context.get(requestContext));
}

/** The inputs of the finance calculator, which the page itself puts into its address, need no new data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod !== undefined || !isDifferentInInputsOnly(currentUrl, nextUrl)) && defaultShouldRevalidate;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? buildPageMeta(loaderData.page.head) : [];

export default function OwnPage() {
  const own = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>() ?? null;
  const garage = answered && 'garage' in answered ? answered.garage : null;
  const sent = answered && 'garage' in answered ? null : answered;
  const { ContentPage, EnquiryPage, FinancePage, GaragePage, SuccessPage, TestDrivePage, TradeInPage } = useTemplate();
  if (own.kind === 'garage') return <GaragePage model={garage ?? own.page} />;
  if (own.kind === 'trade_in') return <TradeInPage model={withRefusedForm(own.page, sent)} />;
  if (own.kind === 'content') return <ContentPage model={own.page} />;
  if (own.kind === 'success') return <SuccessPage model={own.page} />;
  if (own.kind === 'enquiry') return <EnquiryPage model={{ ...own.page, form: { ...own.page.form, sent } }} />;
  if (own.kind === 'test_drive') return <TestDrivePage model={{ ...own.page, form: { ...own.page.form, sent } }} />;
  const { form } = own.page;
  return <FinancePage model={{ ...own.page, form: form && { ...form, sent } }} />;
}
