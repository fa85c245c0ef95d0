import type { StoredValuation, ValuationKind } from '../../domain/trade-in/valuation.ts';

/** Sent with an answer by pages whose scripts send the event themselves. */
export const REPORTED_FIELD = 'told';

const STEPS = ['vehicle', 'condition', 'details', 'estimate'] as const;
export type StepName = (typeof STEPS)[number];

const LABELS: Readonly<Record<StepName, string>> = {
  vehicle: 'Your {vehicle}',
  condition: 'Condition',
  details: 'Your details',
  estimate: 'Estimate',
};

/** The instant price comes before the visitor's details. */
const ORDER: Readonly<Record<ValuationKind, readonly [StepName, StepName, StepName, StepName]>> = {
  trade_in: STEPS,
  sell_my_car: STEPS,
  instant_price: ['vehicle', 'condition', 'estimate', 'details'],
};

export function linkToStep(path: string, id: number, step: StepName): string {
  return `${path}?valuation=${id}&step=${step}`;
}

/** The step to show: the requested one, where the valuation has reached it; else the first that is not completed. */
export function chooseStep(requested: string | null, valuation: StoredValuation | null): StepName {
  if (!valuation) return 'vehicle';
  const open = openSteps(valuation);
  return open.find((step) => step === requested) ?? open[0];
}

/** The steps that the valuation has reached, the last one first. */
function openSteps(valuation: StoredValuation): [StepName, ...StepName[]] {
  const { result, form_completed, kind } = valuation;
  // A sent valuation is final: another vehicle needs a new one.
  if (form_completed) return ['estimate'];
  const hasAnswered = Object.keys(valuation.adjustmentAnswers).length > 0 || result !== null;
  if (!hasAnswered) return ['condition'];
  if (kind !== 'instant_price') return ['details', 'condition'];
  const wantsMore = result?.kind === 'by_hand' || result?.answer === 'accepted';
  return wantsMore ? ['details', 'estimate', 'condition'] : ['estimate', 'condition'];
}

export function getStepAfterCondition(kind: ValuationKind): StepName {
  return ORDER[kind][2];
}

export interface StepMark {
  label: string;
  state: 'done' | 'here' | 'ahead';
}

export function buildStepMarks(kind: ValuationKind, step: StepName): StepMark[] {
  const at = ORDER[kind].indexOf(step);
  return ORDER[kind].map((name, index) => ({
    label: LABELS[name],
    state: index < at ? 'done' : index === at ? 'here' : 'ahead',
  }));
}
