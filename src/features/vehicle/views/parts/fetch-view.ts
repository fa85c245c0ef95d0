import type { ViewAnswer } from '../model.ts';

/**
 * Counts the view on the server; undefined when the request failed, which is only logged to the console (S7: a non-OK
 * response gives nothing).
 */
export async function fetchView(href: string): Promise<ViewAnswer | undefined> {
  try {
    const response = await fetch(href);
    if (response.ok) return await response.json();
    console.warn(`The view was not counted: ${response.status}`);
  } catch (error) {
    console.warn('The view was not counted', error);
  }
  return undefined;
}
