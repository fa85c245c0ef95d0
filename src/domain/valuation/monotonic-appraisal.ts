import type { Appraisal, Appraise } from './market.ts';
import type { Subject } from './market-vehicle.ts';

/** Kilometres are rounded up to a multiple of this, and every lower multiple is appraised too. */
const STEP_KM = 2_500;
/** More kilometres than this no longer change the value. */
const MOST_KM = 400_000;

/**
 * Appraises a vehicle that its owner wants to sell: fewer kilometres alone never lower the value. Comparables are
 * uneven in kilometres, and an owner who has driven less must not be offered less. Null where there are too few
 * comparable vehicles.
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
