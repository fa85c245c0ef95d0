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
import { actOnBooking } from './actions.ts';
import { loadBookingPage } from './load.ts';

/** GET /my-booking?v=… (G2). */
export function loader({ context }: LoaderFunctionArgs) {
  return loadBookingPage(context.get(requestContext));
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnBooking(request, context.get(requestContext));
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function Booking() {
  const asked = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const { BookingPage } = useTemplate();
  return <BookingPage model={done ?? asked} />;
}
