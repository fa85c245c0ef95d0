import type { StoredValuation, ValuationKind } from '../../domain/trade-in/valuation.ts';

/** Sent with an answer by pages whose scripts tell of it. */
export const REPORTED_FIELD = 'told';

/** The steps of a valuation, each with an address of its own. */
const STEPS = ['vehicle', 'condition', 'details', 'estimate'] as const;
export type StepName = (typeof STEPS)[number];

const LABELS: Readonly<Record<StepName, string>> = {
  vehicle: 'Your {vehicle}',
  condition: 'Condition',
  details: 'Your details',
  estimate: 'Estimate',
};

/** The instant price comes before anybody is asked who he is. */
const ORDER: Readonly<Record<ValuationKind, readonly StepName[]>> = {
  trade_in: STEPS,
  sell_my_car: STEPS,
  instant_price: ['vehicle', 'condition', 'estimate', 'details'],
};

/** The address of a step of a valuation, on a page. */
export function linkToStep(path: string, id: number, step: StepName): string {
  return `${path}?valuation=${id}&step=${step}`;
}

/**
 * The step that a visitor sees: the one that the address asks for, where the valuation has come so far; else the first
 * that it has not come past.
 */
export function chooseStep(asked: string | null, valuation: StoredValuation | null): StepName {
  if (!valuation) return 'vehicle';
  const open = openSteps(valuation);
  return open.find((step) => step === asked) ?? (open.at(-1) as StepName);
}

function openSteps(valuation: StoredValuation): StepName[] {
  const { result, form_completed, kind } = valuation;
  // What was sent is not changed any more: a new valuation is begun for another vehicle.
  if (form_completed) return ['estimate'];
  const hasAnswered = Object.keys(valuation.adjustmentAnswers).length > 0 || result !== null;
  if (!hasAnswered) return ['condition'];
  if (kind !== 'instant_price') return ['condition', 'details'];
  const wantsMore = result?.kind === 'by_hand' || result?.answer === 'accepted';
  return wantsMore ? ['condition', 'estimate', 'details'] : ['condition', 'estimate'];
}

/** The step after the condition. */
export function getStepAfterCondition(kind: ValuationKind): StepName {
  return ORDER[kind][2] as StepName;
}

/** Where somebody stands among the steps. */
export interface StepMark {
  label: string;
  state: 'done' | 'here' | 'ahead';
}

/** The steps of a kind of valuation with where somebody stands. */
export function buildStepMarks(kind: ValuationKind, step: StepName): StepMark[] {
  const at = ORDER[kind].indexOf(step);
  return ORDER[kind].map((name, index) => ({
    label: LABELS[name],
    state: index < at ? 'done' : index === at ? 'here' : 'ahead',
  }));
}
