/** No address that we write names more; what follows is not looked up. */
const READ_AT_MOST = 12;
/** Control characters and the like, which no slug has and PostgreSQL may refuse. */
const UNWRITABLE = /\p{C}/u;

/** The slugs in `cars=a,b`, each once, in their order: those that may be some vehicle's, and how many others there are. */
export function readCars(text: string | null): { slugs: string[]; unreadable: number } {
  const parts = (text ?? '').split(',').map((part) => part.trim().toLowerCase());
  const given = [...new Set(parts.filter(Boolean))];
  const slugs = given.filter((slug) => slug.length <= 300 && !UNWRITABLE.test(slug));
  const read = slugs.slice(0, READ_AT_MOST);
  return { slugs: read, unreadable: given.length - read.length };
}

/** `/compare?cars=a,b`; without vehicles the bare page. */
export function compareHref(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?cars=${slugs.map(encodeURIComponent).join(',')}`;
}
