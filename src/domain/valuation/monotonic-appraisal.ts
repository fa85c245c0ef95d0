import type { Appraisal, Appraise } from './market.ts';
import type { Subject } from './market-vehicle.ts';

/** A vehicle is valued as one that has gone the next so many kilometres. */
const STEP_KM = 2_500;
/** From here on more kilometres change nothing. */
const MOST_KM = 400_000;

/**
 * Appraises a vehicle that somebody would sell: never at more than one that differs by fewer kilometres alone. What the
 * comparables say of kilometres is uneven, and an owner who has driven less shall never be told less. Null where too
 * few can be compared with it.
 */
export function appraiseForSale(appraise: Appraise, subject: Subject): Appraisal | null {
  if (subject.km === null) return appraise(subject);
  const steps = Math.ceil(Math.min(subject.km, MOST_KM) / STEP_KM);
  const own = appraise({ ...subject, km: steps * STEP_KM });
  if (!own) return null;
  const held = { ...own };
  for (let step = 0; step < steps; step++) {
    const fewer = appraise({ ...subject, km: step * STEP_KM });
    if (!fewer) continue;
    held.low = Math.min(held.low, fewer.low);
    held.market = Math.min(held.market, fewer.market);
    held.high = Math.min(held.high, fewer.high);
  }
  return held;
}
