import type { ReactNode } from 'react';
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
import type { RefusedForm } from '../../kernel/forms/model.ts';
import { buildPageMeta } from '../../kernel/head/page-meta.ts';
import { requestContext } from '../../kernel/request/context.ts';
import { type Template, useTemplate } from '../../kernel/template.ts';
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

type Own = ReturnType<typeof useLoaderData<typeof loader>>;
type Pages = { [Kind in Own['kind']]: Extract<Own, { kind: Kind }>['page'] };

/** What came of the form of a page: the garage as it is now, or the refused form with what was typed. */
interface Answered {
  garage: Pages['garage'] | null;
  sent: RefusedForm | null;
}

/** How each kind of page is shown; its data is of the `ownPage` of its feature. */
const SHOW: { [Kind in keyof Pages]: (template: Template, page: Pages[Kind], answered: Answered) => ReactNode } = {
  garage: ({ GaragePage }, page, { garage }) => <GaragePage model={garage ?? page} />,
  trade_in: ({ TradeInPage }, page, { sent }) => <TradeInPage model={withRefusedForm(page, sent)} />,
  finance: ({ FinancePage }, page, { sent }) => (
    <FinancePage model={{ ...page, form: page.form && { ...page.form, sent } }} />
  ),
  test_drive: ({ TestDrivePage }, page, { sent }) => (
    <TestDrivePage model={{ ...page, form: { ...page.form, sent } }} />
  ),
  enquiry: ({ EnquiryPage }, page, { sent }) => <EnquiryPage model={{ ...page, form: { ...page.form, sent } }} />,
  success: ({ SuccessPage }, page) => <SuccessPage model={page} />,
  content: ({ ContentPage }, page) => <ContentPage model={page} />,
};

function show<Kind extends keyof Pages>(
  { kind, page }: { [Each in Kind]: { kind: Each; page: Pages[Each] } }[Kind],
  template: Template,
  answered: Answered,
): ReactNode {
  return SHOW[kind](template, page, answered);
}

export default function OwnPage() {
  const own = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>() ?? null;
  const isGarage = answered !== null && 'garage' in answered;
  return show(own, useTemplate(), { garage: isGarage ? answered.garage : null, sent: isGarage ? null : answered });
}
