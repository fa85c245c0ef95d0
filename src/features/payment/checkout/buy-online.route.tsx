import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { createAction } from '../../../kernel/request/handlers.ts';
import { Checkout } from './checkout-page.tsx';
import { loadCheckout, takeCheckout } from './load.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

/** GET /cars/{slug}/buy-online (G12). */
export const loader = createPageLoader((context, { request, params }) =>
  loadCheckout('buy_online', params.slug ?? '', request, context),
);
export const action = createAction((request, context, params) =>
  takeCheckout('buy_online', params.slug ?? '', request, context),
);

export default Checkout;
