import type { Payment } from '../../../db/queries/payments/payments.ts';
import { formatPhone, linkToPhone } from '../../../domain/contact/phone.ts';
import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import { hasMoney, isPayable } from '../../../domain/payments/payment.ts';
import { formatDate, formatDollars } from '../../../domain/text/format.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import { listNextSteps } from '../../../kernel/leads/next-steps.ts';
import { ALL_PATH } from '../../../kernel/stock/address.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { linkToPayment } from './address.ts';
import { formatPaymentReference } from './lead.ts';
import { formatTimeLeft } from './times.ts';

export interface PaymentPageModel {
  /** `payable`: it can be paid now; `over`: it no longer can; `done`: it is paid; `back`: the money is refunded. */
  state: 'payable' | 'over' | 'done' | 'back';
  heading: string;
  text: string;
  stages: string[];
  /** The current one, from 0 on. */
  stage: number;
  problem: string | null;
  /** Shown where the provider cannot be reached. */
  outText: string;
  rows: { label: string; value: string }[];
  /** What it is for; null for an invoice, and for a vehicle that the site no longer shows. */
  vehicle: CardModel | null;
  /** Where to pay; null where nothing is to be paid. */
  pay: { label: string; action: string; note: string; leavesSite: boolean } | null;
  next: string[];
  ways: { label: string; href: string }[];
  phone: { label: string; text: string; href: string };
  /** The lead category that the browser stores for the next page, as after any other form. */
  category: string;
  head: PageMeta;
}

/** The page that stands in for a provider's: a payment that moves no money. */
export interface TestPaymentPageModel {
  heading: string;
  text: string;
  amount: string;
  description: string;
  action: string;
  cards: { value: string; number: string; label: string }[];
  back: { label: string; href: string };
  head: PageMeta;
}

export interface PaymentPageInputs {
  payment: Payment;
  car: Car | null;
  settings: SiteSettings;
  now: Date;
}

const DECLINED = 'Your card was declined and you haven’t been charged. Try again or use another card.';

type StateTexts = Pick<PaymentPageModel, 'state' | 'heading' | 'text' | 'stage' | 'next'>;

export function buildPaymentPage(inputs: PaymentPageInputs): PaymentPageModel {
  const { payment, car, settings, now } = inputs;
  const { contact, brand, seo, vehicle } = settings;
  const said = buildStateTexts(inputs);
  return {
    ...said,
    stages: ['Your details', 'Payment', payment.kind === 'reservation' ? 'Reserved' : 'Paid'],
    problem: payment.state === 'failed' && said.state === 'payable' ? DECLINED : null,
    outText:
      'We couldn’t reach the payment service. You haven’t been charged. Please try again, or call ' +
      `${formatPhone(contact.phone)}.`,
    rows: rowsOf(inputs),
    vehicle: car && buildCardModel(buildCardRecord(car, settings.finance), settings, now),
    pay: said.state === 'payable' ? payOf(payment) : null,
    ways: waysOf(inputs, said.state),
    phone: {
      label: vehicle.actionTexts.call,
      text: formatPhone(contact.phone),
      href: linkToPhone(contact.phone),
    },
    category: payment.lead.lead.category,
    head: {
      title: `${said.heading} | ${seo.titleSuffix ?? brand.name}`,
      description: said.text,
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, nofollow',
    },
  };
}

function buildStateTexts({ payment, settings, now }: PaymentPageInputs): StateTexts {
  const amount = formatDollars(payment.cents / 100);
  const isReservation = payment.kind === 'reservation';
  if (payment.state === 'refund_due' || payment.state === 'refunded')
    return {
      state: 'back',
      heading: 'Your money is being refunded',
      text: isReservation
        ? `Someone else bought the vehicle before your payment of ${amount} came through. We’ll refund it in full.`
        : `We’re refunding your payment of ${amount}.`,
      stage: 1,
      next: [
        payment.state === 'refunded'
          ? 'The refund is on its way. Allow 5 to 10 business days for your bank to show it.'
          : 'We’re processing the refund. You don’t need to do anything.',
        'We’ll call you about it.',
      ],
    };
  if (hasMoney(payment.state))
    return {
      state: 'done',
      heading: isReservation ? 'It’s reserved for you' : 'Payment received, thank you',
      text: isReservation
        ? `We’ve received your deposit of ${amount} and taken the vehicle off the market.`
        : `We’ve received your payment of ${amount}.`,
      stage: 2,
      next: [
        ...listNextSteps(payment.lead.lead.category, settings),
        ...(isReservation ? [settings.vehicle.reserve.refundText] : []),
      ],
    };
  if (isPayable(payment.state) && payment.expires_at > now)
    return {
      state: 'payable',
      heading: `Pay ${amount}`,
      text: isReservation
        ? `We’re holding the vehicle for you for another ${formatTimeLeft(payment.expires_at, now)}.`
        : 'Check the details, then continue to payment.',
      stage: 1,
      next: [],
    };
  return {
    state: 'over',
    heading: 'Time’s up',
    text: isReservation
      ? 'We didn’t receive your payment in time, so the vehicle is available again. You haven’t been charged.'
      : 'We didn’t receive your payment in time. You haven’t been charged.',
    stage: 1,
    next: [],
  };
}

function rowsOf({ payment, settings }: PaymentPageInputs): PaymentPageModel['rows'] {
  const { lead } = payment.lead;
  const days = settings.vehicle.reserve.reservedDays * 86_400_000;
  const until = payment.kind === 'reservation' && payment.state === 'paid' && payment.paid_at;
  return [
    { label: 'For', value: payment.description },
    { label: 'Amount', value: formatDollars(payment.cents / 100) },
    { label: 'Name', value: [lead.name, lead.last_name].filter(Boolean).join(' ') },
    ...(until
      ? [
          {
            label: 'Reserved until',
            value: formatDate(new Date(until.getTime() + days), settings.locations.timeZone),
          },
        ]
      : []),
    { label: 'Reference', value: formatPaymentReference(payment.token) },
  ];
}

function payOf({ token, cents, provider }: Payment): PaymentPageModel['pay'] {
  return {
    label: `Pay ${formatDollars(cents / 100)}`,
    action: linkToPayment(token),
    note:
      provider === 'stripe'
        ? 'You’ll pay on Stripe’s secure page. We never see your card number.'
        : 'Test payments only: no money changes hands.',
    leavesSite: provider === 'stripe',
  };
}

function waysOf({ car, settings }: PaymentPageInputs, state: PaymentPageModel['state']): PaymentPageModel['ways'] {
  const browse = { label: `Browse ${getVehicleWords(settings).many}`, href: ALL_PATH };
  if (!car) return [browse, { label: 'Home', href: '/' }];
  const back = {
    label: state === 'over' ? 'Back to the vehicle to try again' : 'Back to the vehicle',
    href: linkToVehicle(car.slug),
  };
  return [back, browse];
}
