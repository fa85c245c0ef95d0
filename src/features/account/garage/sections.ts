import { GARAGE_SECTIONS, type GarageSectionKey } from '../../../kernel/addresses/garage.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/** The garage section at a path; `unknown` for a path below the garage that is no section; undefined for all others. */
export function findGarageSection(
  pathname: string,
  { visitors }: Pick<SiteSettings, 'visitors'>,
): GarageSectionKey | 'unknown' | undefined {
  const { garagePath } = visitors;
  if (pathname === garagePath) return 'overview';
  if (!pathname.startsWith(`${garagePath}/`)) return undefined;
  const name = pathname.slice(garagePath.length + 1);
  return GARAGE_SECTIONS.slice(1).find((section) => section === name) ?? 'unknown';
}
