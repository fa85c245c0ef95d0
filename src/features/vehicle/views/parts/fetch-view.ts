import type { ViewAnswer } from '../model.ts';

/**
 * Has the view counted; undefined when there was no good answer, which is told to the console alone (S7: a non-OK
 * response gives nothing).
 */
export async function fetchView(href: string): Promise<ViewAnswer | undefined> {
  try {
    const response = await fetch(href);
    if (response.ok) return (await response.json()) as ViewAnswer;
    console.warn(`The view was not counted: ${response.status}`);
  } catch (error) {
    console.warn('The view was not counted', error);
  }
  return undefined;
}
