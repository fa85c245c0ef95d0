import type { PartBelow, PartOnUse } from './parts/sheet-on-use.ts';

/** The kinds of page that have a style sheet of their own in each look: `<look>/pages/<kind>.css`. */
export const STYLED_PAGES = [
  'account',
  'chat',
  'content',
  'finance',
  'form',
  'home',
  'menu',
  'message',
  'payment',
  'places',
  'print',
  'search',
  'showroom',
  'success',
  'trade-in',
  'vehicle',
] as const;

export type StyledPage = (typeof STYLED_PAGES)[number];

/** The parts of every page whose styles come with their script, and those of some kinds. */
const ON_EVERY_PAGE: readonly PartOnUse[] = ['measuring', 'menu', 'suggest', 'tray'];
const ON_SOME_PAGES: { [Kind in StyledPage]?: readonly PartOnUse[] } = {
  content: ['map'],
  form: ['map'],
  home: ['map'],
  places: ['enquiry', 'map'],
  'trade-in': ['map'],
  vehicle: ['cards', 'chat', 'enquiry', 'gallery', 'map', 'price-comparison', 'viewer'],
};

const BELOW: { [Kind in StyledPage]?: readonly PartBelow[] } = {
  search: ['offers'],
  vehicle: ['calculators', 'chat-marker'],
};

const PAGES = import.meta.glob<string>('./*/pages/*.css', { query: '?url', import: 'default', eager: true });
const ON_USE = import.meta.glob<string>('./*/on-use/*.css', { query: '?url', import: 'default', eager: true });

/** The address of a look's style sheet for a kind of page. Throws where the look has none. */
export const getPageSheet = (look: string, page: StyledPage): string => getSheet(PAGES, `./${look}/pages/${page}.css`);

/** The styles of parts that come on use, for a page to name. Throws where the look lacks one. */
export function listSheetsOnUse(look: string, page: StyledPage): { part: PartOnUse; href: string }[] {
  const parts = [...ON_EVERY_PAGE, ...(ON_SOME_PAGES[page] ?? [])];
  return parts.map((part) => ({ part, href: getSheet(ON_USE, `./${look}/on-use/${part}.css`) }));
}

/** The styles of parts further down a page, by part. Throws where the look lacks one. */
export function getSheetsBelow(look: string, page: StyledPage): Partial<Record<PartBelow, string>> {
  const parts = BELOW[page] ?? [];
  return Object.fromEntries(parts.map((part) => [part, getSheet(ON_USE, `./${look}/on-use/${part}.css`)]));
}

function getSheet(sheets: Readonly<Record<string, string>>, path: string): string {
  const sheet = sheets[path];
  if (!sheet) throw new Error(`There is no style sheet ${path}`);
  return sheet;
}
