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
import { loadStopPage, stopAlerts } from './stop.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadStopPage(context.get(requestContext));
}

export function action({ context }: ActionFunctionArgs) {
  return stopAlerts(context.get(requestContext));
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function StopAlerts() {
  const asked = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const { AlertsLinkPage } = useTemplate();
  return <AlertsLinkPage model={done ?? asked} />;
}
