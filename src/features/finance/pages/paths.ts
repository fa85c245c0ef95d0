import { FINANCE_PAGE_KEYS, FINANCE_PAGES, type FinancePageSettings } from '../../../kernel/addresses/finance.ts';
import { isGated } from '../../../kernel/addresses/gates.ts';

/** The finance pages for search engines: those that anybody may see and that are not about a vehicle. */
export function listFinancePaths(settings: FinancePageSettings): string[] {
  return FINANCE_PAGE_KEYS.filter(
    (key) => !FINANCE_PAGES[key].needsVehicle && !isGated(FINANCE_PAGES[key].gate, settings),
  )
    .map((key) => FINANCE_PAGES[key].path(settings.finance.pages))
    .filter((path) => path !== null);
}
