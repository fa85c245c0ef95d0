import { expect, test } from 'vitest';
import { samplePaymentPage } from '../../../../tests/contracts/samples/payments.ts';
import { mounted } from '../../../../tests/mounted.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import { PaymentPage } from '../payments/payment-page.tsx';
import { StepForm } from '../trade-in/step-form.tsx';

const step = {
  id: 'trade-in',
  action: '/trade-in',
  steps: [
    {
      heading: 'Your car',
      text: null,
      fields: [{ name: 'name', label: 'Name', kind: 'name', required: false }],
    },
  ],
  labels: { submit: 'Continue' },
  messages: {},
  sent: null,
} as unknown as FormModel;

// A form sent the plain way leaves the page, which stays visible until the next one comes.
test.each([
  ['a step of a valuation', <StepForm key="step" model={step} label="Your car" />],
  ['a payment', <PaymentPage key="pay" model={samplePaymentPage('created')} />],
])('[G4] [G9] %s is sent once: its button is disabled until the browser shows the page again', async (_what, part) => {
  const { send, show, button } = await mounted(part);
  const before = button();
  expect(before.isDisabled).toBe(false);
  expect(await send()).toEqual([true]);
  expect(button()).toEqual({ text: 'One moment …', isDisabled: true });
  expect(await send()).toEqual([false]);
  await show(false);
  expect(button().isDisabled).toBe(true);
  await show(true);
  expect(button()).toEqual(before);
  expect(await send()).toEqual([true]);
});
