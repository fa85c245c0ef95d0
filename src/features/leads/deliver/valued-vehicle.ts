import type { StoredLead } from '../../../domain/leads/lead.ts';
import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import { lookUp } from '../../../domain/text/look-up.ts';
import { NO_ESTIMATE } from '../../../domain/trade-in/valuation.ts';
import type { Line } from '../../../kernel/email/lines.ts';

/** The shopper's own vehicle as its valuation stored it in the lead (G4). */
export interface ValuedVehicle {
  /** "2022 Mazda CX-5 Touring", as the shopper named it. */
  title: string;
  /** In dollars; null where a person is to value it. */
  estimate: { offer: number; from: number; to: number } | null;
  isAccepted: boolean;
}

/** The vehicle that a lead wants valued, traded in or sold; null where it is about none. */
export function findValuedVehicle({ answers }: Pick<StoredLead, 'answers'>): ValuedVehicle | null {
  const { trade_in_vehicle, offer_price, valuation_from, valuation_to, offer_accepted } = answers;
  if (typeof trade_in_vehicle !== 'string') return null;
  const isValued = [offer_price, valuation_from, valuation_to].every((one) => typeof one === 'number');
  return {
    title: trade_in_vehicle,
    estimate: isValued ? { offer: Number(offer_price), from: Number(valuation_from), to: Number(valuation_to) } : null,
    isAccepted: offer_accepted === true,
  };
}

/** "$21,400", or that there is none yet: the short form where there is little room. */
export function formatShortEstimate({ estimate }: ValuedVehicle): string {
  return estimate ? formatDollars(estimate.offer) : 'to be valued';
}

/** "$21,400, between $20,500 and $22,300"; null where a person is to value it. */
export function findEstimateText({ estimate }: ValuedVehicle): string | null {
  if (!estimate) return null;
  const [offer, from, to] = [estimate.offer, estimate.from, estimate.to].map(formatDollars);
  return `${offer}, between ${from} and ${to}`;
}

/** The vehicle and its valuation for the dealer: first in the email, since that is what it is about. */
export function buildValuedLines(stored: Pick<StoredLead, 'answers'>): Line[] {
  const own = findValuedVehicle(stored);
  if (!own) return [];
  const { trade_in_km: km, valuation_by_hand: reason } = stored.answers;
  return [
    ['Their vehicle', own.title],
    ...(typeof km === 'number' ? [['Odometer', formatThousands(km)] as const] : []),
    ['Estimate shown', findEstimateText(own) ?? `None: ${lookUp(NO_ESTIMATE, String(reason)) ?? NO_ESTIMATE.unknown}`],
    ...(own.isAccepted ? [['Accepted', 'Yes'] as const] : []),
  ];
}
