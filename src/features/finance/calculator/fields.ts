import type { FinanceTerms } from '../../../domain/finance/terms.ts';
import type { CalculatorField, FigureName } from './model.ts';

type BoundsName = keyof FinanceTerms['bounds'];

/** One row a figure, in their order on the page. A trade-in has the bounds of the deposit (S5: "Deposit or trade-in"). */
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
  { name: 'residual', bounds: 'residual', label: 'Residual at the end', unit: 'dollars' },
];

/**
 * The calculator’s sliders and boxes by a provider’s terms (E3, E4). Sums of money share one ruler, that of the amount. Where the site lists its
 * terms, those are all that there are.
 */
export function calculatorFields({ bounds, amountSliderMax, terms }: FinanceTerms): CalculatorField[] {
  return ROWS.map(({ bounds: of, ...row }) => {
    const own = bounds[of];
    const isTerm = row.name === 'term';
    return {
      ...row,
      bounds: own,
      sliderMax: row.unit === 'dollars' ? Math.min(own.max, amountSliderMax) : own.max,
      decimals: row.name === 'amount' ? 'none' : 'taken',
      quick: isTerm ? (terms.length > 0 ? terms : wholeYears(own)) : [],
      only: isTerm && terms.length > 0,
    };
  });
}

function wholeYears({ min, max }: { min: number; max: number }): number[] {
  const first = Math.ceil(min);
  return Array.from({ length: Math.max(0, Math.floor(max) - first + 1) }, (_, at) => first + at);
}
