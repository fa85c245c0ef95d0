import type { Field, Typed } from './fields/schema.ts';

/**
 * Where what was chosen leads in place of the form: the page of another service; undefined where the form is the site's
 * own to take.
 */
export function findExternalPage(fields: readonly Field[], typed: Typed): string | undefined {
  for (const { name, options = [] } of fields) {
    const chosen = options.find(({ value }) => value === typed[name]);
    if (chosen?.elsewhere) return chosen.elsewhere;
  }
  return undefined;
}

/** Whether anything that can be chosen in a form leads elsewhere. */
export function hasExternalPage(fields: readonly Field[]): boolean {
  return fields.some(({ options = [] }) => options.some(({ elsewhere }) => elsewhere));
}
