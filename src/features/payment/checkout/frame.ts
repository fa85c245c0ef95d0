import { choosePhone, formatPhone, linkToPhone } from '../../../domain/contact/phone.ts';
import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { formatVehicleTitle } from '../../../domain/vehicle/names.ts';
import { linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { formatCounted } from '../payments/times.ts';
import type { CheckoutPageModel } from './model.ts';
import { CHECKOUTS, type CheckoutKey } from './table.ts';

type Frame = Omit<CheckoutPageModel, 'notice' | 'form' | 'closed'>;

/** What a checkout page has, open or closed: the vehicle, and the terms of reserving it. */
export function buildCheckoutFrame(key: CheckoutKey, car: Car, { settings, now }: RequestContext): Frame {
  const { heading, intro } = CHECKOUTS[key];
  const { brand, seo, contact, finance, vehicle } = settings;
  const title = formatVehicleTitle(car);
  const phone = choosePhone(car, contact);
  return {
    heading,
    intro,
    breadcrumb: [
      { label: 'Home', href: '/', position: 1 },
      { label: title, href: linkToVehicle(car.slug), position: 2 },
      { label: heading, href: CHECKOUTS[key].path(car.slug), position: 3 },
    ],
    stages: ['Your details', 'Payment', 'Reserved'],
    vehicle: buildCardModel(buildCardRecord(car, finance), settings, now),
    terms: termsOf(settings),
    phone: { label: vehicle.actionTexts.call, text: formatPhone(phone), href: linkToPhone(phone) },
    head: {
      title: `${heading}: ${title} | ${seo.titleSuffix ?? brand.name}`,
      description: intro,
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, nofollow',
    },
  };
}

function termsOf({ vehicle: { reserve } }: RequestContext['settings']): CheckoutPageModel['terms'] {
  return [
    { label: 'You pay now', text: `${formatDollars(reserve.amount)} deposit` },
    { label: 'What it does', text: reserve.meaning },
    {
      label: 'How long it lasts',
      text:
        `We hold it for you for ${formatCounted(reserve.holdMinutes, 'minute')} while you pay. ` +
        `Once paid, it’s reserved for ${formatCounted(reserve.reservedDays, 'day')}.`,
    },
    { label: 'If you change your mind', text: reserve.refundText },
  ];
}
