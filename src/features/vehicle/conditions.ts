import { findLender } from '../../domain/finance/find-lender.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { CardModel } from '../../kernel/cards/card.ts';
import { joinNotes } from '../../kernel/cards/fine-print.ts';
import type { CalculatorModel } from '../../kernel/finance/calculator/model.ts';
import {
  buildFinanceDisclaimer,
  type FinanceDisclaimerModel,
  withBasis,
} from '../../kernel/finance/disclaimer/model.ts';
import { leaveOutListedFee } from '../../kernel/finance/estimate/leave-out-said.ts';
import type { EstimateModel } from '../../kernel/finance/estimate/model.ts';
import type { SiteSettings } from '../../settings/schema.ts';

interface Saying {
  estimate: EstimateModel | null;
  calculator: CalculatorModel | null;
  /** The cards of similar vehicles, which come later and say their repayments then. */
  similar: readonly Pick<CardModel, 'repayment'>[];
}

/**
 * The conditions of everything that says a repayment on a vehicle's page: estimate, calculator and similar vehicles.
 * They stand on the page once and from the start, so that nothing moves (E7); null where nothing says one.
 */
export function buildConditions(
  car: Car,
  finance: SiteSettings['finance'],
  { estimate, calculator, similar }: Saying,
): FinanceDisclaimerModel | null {
  const others = similar.flatMap(({ repayment }) => repayment ?? []);
  if (!estimate && !calculator && others.length === 0) return null;
  const lenderText = findLender(car, finance.finance_provider)?.disclaimer ?? null;
  const disclaimer = calculator?.disclaimer ?? buildFinanceDisclaimer(finance, estimate ? lenderText : null);
  const notes = [getNote(estimate), ...others.map(({ note }) => note), calculator?.disclaimer.basis];
  const warnings = [disclaimer.warning, ...others.map(({ warning }) => warning)];
  const said = notes.filter((note) => typeof note === 'string');
  const basis = joinNotes(said.map((note) => leaveOutListedFee(note, disclaimer.fees)));
  return {
    ...withBasis(disclaimer, basis, finance),
    warning: warnings.find((warning) => warning !== null) ?? null,
  };
}

/** The note of an estimate's asterisk; a quote's note is known before the quote is. */
function getNote(estimate: EstimateModel | null): string | null {
  if (estimate?.kind === 'repayment') return estimate.repayment.note;
  return estimate?.kind === 'fetched' ? estimate.terms.note : null;
}
