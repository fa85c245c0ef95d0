import { useActionData, useLoaderData } from 'react-router';
import { Page } from '../../../kernel/page.tsx';
import type { loadCheckout, takeCheckout } from './load.ts';

export function Checkout() {
  const page = useLoaderData<typeof loadCheckout>();
  const sent = useActionData<typeof takeCheckout>() ?? null;
  return <Page name="CheckoutPage" model={{ ...page, form: page.form && { ...page.form, sent } }} />;
}
