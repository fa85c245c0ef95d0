import type { Bounds } from '../../../domain/finance/calculator-input.ts';
import type { FinanceTerms } from '../../../domain/finance/terms.ts';
import type { CalculatorField, CalculatorInputs, FigureName } from './model.ts';

type BoundsName = keyof FinanceTerms['bounds'];

/** One row per figure, in page order. A trade-in has the bounds of the deposit (S5: "Deposit or trade-in"). */
const ROWS: readonly {
  name: FigureName;
  bounds: BoundsName;
  label: string;
  unit: CalculatorField['unit'];
}[] = [
  { name: 'amount', bounds: 'amount', label: 'Purchase price', unit: 'dollars' },
  { name: 'term', bounds: 'term', label: 'Loan term', unit: 'years' },
  { name: 'interest', bounds: 'interest', label: 'Interest rate', unit: 'percent' },
  { name: 'deposit', bounds: 'deposit', label: 'Deposit', unit: 'dollars' },
  { name: 'trade_in', bounds: 'deposit', label: 'Trade-in', unit: 'dollars' },
  { name: 'residual', bounds: 'residual', label: 'Balloon (residual)', unit: 'dollars' },
];

/**
 * The calculator’s sliders and boxes by a provider’s terms (E3, E4). All amounts share the slider range of the loan
 * amount. Where the site lists its terms, only those can be chosen. The initial values are a lender's financing and can
 * always be chosen, wherever the bounds lie. The fee has a box where it is the shopper's assumption.
 */
export function buildCalculatorFields(
  terms: FinanceTerms,
  first: CalculatorInputs,
  isAssumed: boolean,
): CalculatorField[] {
  const { amountSliderMax } = terms;
  const only = terms.terms.length > 0;
  const fields = ROWS.map(({ bounds: of, ...row }) => {
    const own = withinReach(terms.bounds[of], first[row.name]);
    const isTerm = row.name === 'term';
    return {
      ...row,
      bounds: own,
      sliderMax: row.unit === 'dollars' ? Math.min(own.max, amountSliderMax) : own.max,
      decimals: row.name === 'amount' ? 'none' : 'taken',
      quick: isTerm ? (only ? withTerm(terms.terms, first.term) : listWholeYears(own)) : [],
      only: isTerm && only,
    } satisfies CalculatorField;
  });
  return isAssumed ? [...fields, ASSUMED_FEE] : fields;
}

/**
 * The specification names no bounds for it: where it has the fee, the fee is a lender's. No real fee comes near this
 * one.
 */
const ASSUMED_FEE: CalculatorField = {
  name: 'fee',
  label: 'Establishment fee',
  unit: 'dollars',
  bounds: { min: 0, max: 5000, step: 0.5 },
  sliderMax: 5000,
  decimals: 'taken',
  quick: [],
  only: false,
};

function withinReach(bounds: Bounds, figure: number): Bounds {
  return { ...bounds, min: Math.min(bounds.min, figure), max: Math.max(bounds.max, figure) };
}

function withTerm(terms: readonly number[], first: number): readonly number[] {
  return terms.includes(first) ? terms : [...terms, first].sort((one, other) => one - other);
}

function listWholeYears({ min, max }: { min: number; max: number }): number[] {
  const first = Math.ceil(min);
  return Array.from({ length: Math.max(0, Math.floor(max) - first + 1) }, (_, at) => first + at);
}
