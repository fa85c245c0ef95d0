import type { FormCount } from '../panel/count-form.ts';

const COUNT_PATH = '/search/count';

/** '' for none. */
export function encodeFilledFields(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1].trim() !== '',
  );
  return new URLSearchParams(filled).toString();
}

/** The number of matches for a query string, as the label of the site's button. Rejects when it cannot be loaded. */
export async function fetchCount(fields: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${COUNT_PATH}?${fields}`, { signal });
  if (!response.ok) throw new Error(`The count was answered with ${response.status}`);
  const { label }: FormCount = await response.json();
  return label;
}
