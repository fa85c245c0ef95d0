import type { Payment } from '../../../src/db/queries/payments/payments.ts';
import type { Lead } from '../../../src/domain/leads/lead.ts';
import type { PaymentState } from '../../../src/domain/payments/payment.ts';
import type { PaymentPageModel, TestPaymentPageModel } from '../../../src/features/payment/payments/model.ts';
import { buildPaymentPage } from '../../../src/features/payment/payments/model.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../samples/stock.ts';

const lead = { category: 'Reservation', name: 'Sam', last_name: 'Lee' } as Lead;

const payment = (state: PaymentState): Payment => ({
  id: 1,
  token: '0123456789abcdef0123456789abcdef0123',
  key: 'key',
  kind: 'reservation',
  holder: 'holder',
  car_id: 1,
  state,
  cents: 20_000,
  description: 'Deposit for the 2021 Kia Rio',
  lead: { lead, answers: {}, consent: [] },
  provider: 'stripe',
  session_id: null,
  session_url: null,
  session_expires_at: null,
  charge_id: null,
  created_at: SAMPLE_NOW,
  updated_at: SAMPLE_NOW,
  expires_at: new Date(SAMPLE_NOW.getTime() + 1_200_000),
  paid_at: state === 'paid' ? SAMPLE_NOW : null,
});

export const samplePaymentPage = (state: PaymentState): PaymentPageModel =>
  buildPaymentPage({
    payment: payment(state),
    car: sampleCar(),
    settings: sampleSettings(),
    now: SAMPLE_NOW,
  });

export const sampleTestPayment: TestPaymentPageModel = {
  heading: 'Test payment',
  text: 'No money moves.',
  amount: '$200',
  description: 'Deposit',
  action: '/payments/test/cs_test_1',
  cards: [{ value: 'pays', number: '4242', label: 'Pays' }],
  back: { label: 'Leave without paying', href: '/payments/1' },
  head: { title: 'Test payment', description: 'A test.', canonical: null, siteName: 'Any' },
};
