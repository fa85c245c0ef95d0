import type { SiteSettings } from '../../settings/schema.ts';
import { FINANCE_FORMS } from '../finance/enquiry/form.ts';
import type { FormRow } from '../forms/row.ts';

/** Every form that becomes a lead, by its id. */
const FORMS: ReadonlyMap<string, FormRow> = new Map([...FINANCE_FORMS].map((row) => [row.id, row]));

/** The form of an id; undefined for none. */
export function findForm(id: string): FormRow | undefined {
  return FORMS.get(id);
}

/** The most that the files of any form may have on a site, in bytes. */
export function mostFileBytes(settings: SiteSettings): number {
  return Math.max(...[...FORMS.values()].map((row) => row.fileBytes?.(settings) ?? 0));
}
