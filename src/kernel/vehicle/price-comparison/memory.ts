import { ValuationMemory } from '../../../integrations/valuation/choose-valuer.ts';

/** Of this process: what it learned of markets and services serves every request, of price comparisons and of trade-ins. */
export const VALUATION_MEMORY = new ValuationMemory();
