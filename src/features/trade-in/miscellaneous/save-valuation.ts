import type { ReportedValuation } from './schema.ts';

/**
 * Tells the site what came of a valuation, past the end of the page. That it did or failed is told to the console alone
 * (S8).
 */
export async function saveValuation(valuation: ReportedValuation): Promise<void> {
  try {
    const response = await fetch('/api/miscellaneous', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...valuation, column_name: 'valuation' }),
      keepalive: true,
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    console.info('The valuation was saved');
  } catch (error) {
    console.warn('The valuation was not saved', error);
  }
}
