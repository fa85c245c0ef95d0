import { useActionData, useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { createAction } from '../../../kernel/request/handlers.ts';
import { actOnBooking } from './actions.ts';
import { loadBookingPage } from './load.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

/** GET /my-booking?v=… (G2). */
export const loader = createPageLoader(loadBookingPage);

export const action = createAction(actOnBooking);

export default function Booking() {
  const asked = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return <Page name="BookingPage" model={done ?? asked} />;
}
