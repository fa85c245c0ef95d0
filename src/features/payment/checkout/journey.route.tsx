import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { createAction } from '../../../kernel/request/handlers.ts';
import { Checkout } from './checkout-page.tsx';
import { loadCheckout, takeCheckout } from './load.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

/** GET /checkout-journey?car_id={slug} (G12). */
export const loader = createPageLoader((context, { request }) =>
  loadCheckout('checkout_journey', slugIn(request), request, context),
);
export const action = createAction((request, context) =>
  takeCheckout('checkout_journey', slugIn(request), request, context),
);

export default Checkout;

const slugIn = ({ url }: Request) => new URL(url).searchParams.get('car_id') ?? '';
