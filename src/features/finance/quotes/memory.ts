import { QuoteMemory } from '../../../integrations/finance/choose-quoter.ts';

/** Of this process: what services answered, and how they fared, serves every request. */
export const QUOTE_MEMORY = new QuoteMemory();
