import { useActionData, useLoaderData } from 'react-router';
import { useTemplate } from '../../../kernel/template.ts';
import type { loadCheckout, takeCheckout } from './load.ts';

export function Checkout() {
  const page = useLoaderData<typeof loadCheckout>();
  const sent = useActionData<typeof takeCheckout>() ?? null;
  const { CheckoutPage } = useTemplate();
  return <CheckoutPage model={{ ...page, form: page.form && { ...page.form, sent } }} />;
}
