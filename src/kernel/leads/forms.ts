import type { SiteSettings } from '../../settings/schema.ts';
import type { FormRow } from '../forms/fields/row.ts';
import { createRegistry } from '../registry.ts';

const registry = createRegistry<FormRow>('forms');

/** Takes the forms of all features. Throws where two have the same id. */
export function registerForms(rows: readonly FormRow[]): void {
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new Error(`Two forms have the id "${twice}"`);
  registry.register(rows);
}

/** Every form that becomes a lead. */
export function listForms(): readonly FormRow[] {
  return registry.list();
}

/** The form of an id; undefined for none. */
export function findForm(id: string): FormRow | undefined {
  return registry.list().find((row) => row.id === id);
}

/** The most that the files of any form may have on a site, in bytes. */
export function getMaxFileBytes(settings: SiteSettings): number {
  return Math.max(...registry.list().map((row) => row.fileBytes?.(settings) ?? 0));
}
