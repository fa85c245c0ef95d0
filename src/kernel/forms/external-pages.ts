import type { Field, Typed } from './fields/schema.ts';

/** The page of another service that takes what was chosen in place of the form; undefined where the site takes it. */
export function findExternalPage(fields: readonly Field[], typed: Typed): string | undefined {
  for (const { name, options = [] } of fields) {
    const chosen = options.find(({ value }) => value === typed[name]);
    if (chosen?.elsewhere) return chosen.elsewhere;
  }
  return undefined;
}

/** Whether any option of a form leads to another service. */
export function hasExternalPage(fields: readonly Field[]): boolean {
  return fields.some(({ options = [] }) => options.some(({ elsewhere }) => elsewhere));
}
