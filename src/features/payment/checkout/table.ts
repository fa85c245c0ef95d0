import { decideAction, type Reason } from '../../../domain/availability/vehicle-actions.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { OpenPage } from '../../../kernel/addresses/served-pages.ts';
import { linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/** Ways to reserve that lead to a page of the site: what `vehicle.reserve.mode` may be beside `off`. */
export type CheckoutKey = Exclude<SiteSettings['vehicle']['reserve']['mode'], 'off'>;

interface CheckoutRow {
  path(slug: string): string;
  /** Its key for menus and buttons. */
  page: OpenPage;
  category: string;
  heading: string;
  intro: string;
}

const RESERVE = {
  category: 'Reservation',
  heading: 'Reserve this vehicle',
  intro: 'Pay a deposit and we’ll take it off the market while you decide.',
};
const BUY = {
  category: 'Online purchase',
  heading: 'Buy this vehicle online',
  intro: 'Start with a deposit. We’ll take the vehicle off the market while we do the paperwork with you.',
};

const ofVehicle = (name: string): OpenPage => ({ path: `/cars/{slug}/${name}`, needsVehicle: false });

/** Every checkout page (G12). */
export const CHECKOUTS: Readonly<Record<CheckoutKey, CheckoutRow>> = {
  checkout: { path: (slug) => `${linkToVehicle(slug)}/checkout`, page: ofVehicle('checkout'), ...RESERVE },
  buy_online: { path: (slug) => `${linkToVehicle(slug)}/buy-online`, page: ofVehicle('buy-online'), ...BUY },
  checkout_journey: {
    path: (slug) => `/checkout-journey?car_id=${encodeURIComponent(slug)}`,
    page: { path: '/checkout-journey', needsVehicle: true },
    ...BUY,
  },
};

type CheckoutSettings = Pick<SiteSettings, 'vehicle' | 'gating'>;

/** Null where nothing can be reserved online. */
export function findCheckout({ vehicle }: Pick<CheckoutSettings, 'vehicle'>): CheckoutKey | null {
  const { mode } = vehicle.reserve;
  return mode === 'off' ? null : mode;
}

/** Why a vehicle cannot be reserved (D6), by the table of availability; null where it can. */
export function findReserveBlock(car: Car, { vehicle }: CheckoutSettings): Reason | null {
  const verdict = decideAction('reserve', car, {
    actions: vehicle.actions,
    reserve: vehicle.reserve,
    tradeIn: 'hidden',
    financeAbove: 0,
    isChatOpen: false,
    hasPhone: false,
    canSave: false,
    leads: {
      reserve: true,
      enquire: false,
      test_drive: false,
      trade_in: false,
      finance: false,
      print: false,
    },
  });
  return verdict.shows ? null : verdict.why;
}

export function describeReserveBlock(why: Reason): string {
  if (why === 'reserved') return 'Someone else has reserved this vehicle.';
  if (why === 'not_available') return 'This vehicle has been sold.';
  return 'This vehicle can’t be reserved online.';
}
