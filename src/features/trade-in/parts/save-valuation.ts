import type { ReportedValuation } from '../miscellaneous/schema.ts';

/**
 * Reports the result of a valuation to the site, even past the end of the page. Success and failure are only logged to
 * the console (S8).
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
