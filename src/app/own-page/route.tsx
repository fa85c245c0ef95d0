import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { withRefusedForm } from '../../features/trade-in/refused-form.ts';
import type { RefusedForm } from '../../kernel/forms/model.ts';
import { buildPageMeta } from '../../kernel/head/page-meta.ts';
import { Page, PageOfLook } from '../../kernel/page.tsx';
import { requestContext } from '../../kernel/request/context.ts';
import { loadOwnPage, takeOwnForm } from './load.ts';

/** What no other route answers: pages whose addresses the site chooses, and addresses that have moved. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOwnPage(request, context.get(requestContext));
}

export function action({ request, context }: ActionFunctionArgs) {
  return takeOwnForm(request, context.get(requestContext));
}

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
const SHOW: { [Kind in keyof Pages]: (page: Pages[Kind], answered: Answered) => ReactNode } = {
  garage: (page, { garage }) => <Page name="GaragePage" model={garage ?? page} />,
  trade_in: (page, { sent }) => <Page name="TradeInPage" model={withRefusedForm(page, sent)} />,
  finance: (page, { sent }) => (
    <Page name="FinancePage" model={{ ...page, form: page.form && { ...page.form, sent } }} />
  ),
  test_drive: (page, { sent }) => <Page name="TestDrivePage" model={{ ...page, form: { ...page.form, sent } }} />,
  enquiry: (page, { sent }) => <Page name="EnquiryPage" model={{ ...page, form: { ...page.form, sent } }} />,
  success: (page) => <PageOfLook name="SuccessPage" model={page} />,
  content: (page) => <PageOfLook name="ContentPage" model={page} />,
};

function show<Kind extends keyof Pages>(
  { kind, page }: { [Each in Kind]: { kind: Each; page: Pages[Each] } }[Kind],
  answered: Answered,
): ReactNode {
  return SHOW[kind](page, answered);
}

export default function OwnPage() {
  const own = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>() ?? null;
  const isGarage = answered !== null && 'garage' in answered;
  return show(own, { garage: isGarage ? answered.garage : null, sent: isGarage ? null : answered });
}
