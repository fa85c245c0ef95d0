import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { createAction } from '../../../kernel/request/handlers.ts';
import { Checkout } from './checkout-page.tsx';
import { loadCheckout, takeCheckout } from './load.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

/** GET /cars/{slug}/checkout (G12). */
export const loader = createPageLoader((context, { request, params }) =>
  loadCheckout('checkout', params.slug ?? '', request, context),
);
export const action = createAction((request, context, params) =>
  takeCheckout('checkout', params.slug ?? '', request, context),
);

export default Checkout;
