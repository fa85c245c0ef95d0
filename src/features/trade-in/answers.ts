import type { AnsweredQuestion } from '../../domain/leads/lead.ts';
import type { StoredValuation } from '../../domain/trade-in/valuation.ts';
import { formatOwnVehicleTitle } from '../../domain/trade-in/vehicle.ts';
import type { FieldValue } from '../../kernel/forms/fields/schema.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** A valuation in the fields of its lead (G5): the vehicle, the answers, and the result. */
export function buildValuationAnswers(valuation: StoredValuation): Record<string, FieldValue> {
  const { vehicle, result, adjustmentAnswers, rego, regoState } = valuation;
  const answers = Object.entries(adjustmentAnswers).map(([key, answer]) => [`trade_in_${nameOf(key)}`, answer]);
  return onlyFilled({
    valuation_id: valuation.id,
    rego,
    regoState,
    trade_in_vehicle: formatOwnVehicleTitle(vehicle),
    trade_in_make: vehicle.make,
    trade_in_model: vehicle.model,
    trade_in_badge: vehicle.badge,
    trade_in_year: vehicle.year,
    trade_in_km: vehicle.km,
    ...Object.fromEntries(answers),
    ...(result?.kind === 'estimate'
      ? { valuation_from: result.from, valuation_to: result.to, offer_price: result.offer_price }
      : { valuation_by_hand: result?.reason ?? 'unknown' }),
    offer_accepted: valuation.offer_accepted,
  });
}

/** The site's answered questions, as the page asked them. */
export function listValuationQuestions(
  { adjustmentAnswers }: Pick<StoredValuation, 'adjustmentAnswers'>,
  { tradeIn }: Pick<SiteSettings, 'tradeIn'>,
): AnsweredQuestion[] {
  return tradeIn.questions.flatMap(({ key, label }) => {
    const said = adjustmentAnswers[key];
    return said === undefined ? [] : [{ name: `trade_in_${nameOf(key)}`, label, said }];
  });
}

const nameOf = (key: string) => key.replaceAll('-', '_');

function onlyFilled(answers: Record<string, FieldValue>): Record<string, FieldValue> {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));
}
