import type { SiteSettings } from '../../settings/schema.ts';
import type { FormRow } from '../forms/fields/row.ts';
import { createRegistry } from '../registry.ts';

const registry = createRegistry<FormRow>('forms');

/** Throws where two forms have the same id. */
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

export function findForm(id: string): FormRow | undefined {
  return registry.list().find((row) => row.id === id);
}

/** The highest size limit for the files of any form on a site, in bytes. */
export function getMaxFileBytes(settings: SiteSettings): number {
  return Math.max(...registry.list().map((row) => row.fileBytes?.(settings) ?? 0));
}
