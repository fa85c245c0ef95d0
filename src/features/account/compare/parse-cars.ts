/** No address that the site writes names more; the rest is not looked up. */
export const READ_AT_MOST = 12;
/** Control characters and the like: no slug has them, and PostgreSQL may refuse them. */
const UNWRITABLE = /\p{C}/u;

export interface NamedCars {
  /** Those to look up: each once, in their order. */
  slugs: string[];
  /** How many cannot be slugs of vehicles. */
  unreadable: number;
  /** How many are beyond what is looked up. */
  surplus: number;
}

export function parseCars(text: string | null): NamedCars {
  const parts = (text ?? '').split(',').map((part) => part.trim().toLowerCase());
  const given = [...new Set(parts.filter(Boolean))];
  const slugs = given.filter((slug) => slug.length <= 300 && !UNWRITABLE.test(slug));
  const read = slugs.slice(0, READ_AT_MOST);
  return { slugs: read, unreadable: given.length - slugs.length, surplus: slugs.length - read.length };
}

/** `/compare?cars=a,b`; without vehicles the bare page. */
export function linkToComparison(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?cars=${slugs.map(encodeURIComponent).join(',')}`;
}
