/**
 * What a document shows, as the source of a function that runs in the browser. They go by what a visitor sees, so that
 * every tree can be measured with them.
 */
const shown = (element: string) => `${element}?.checkVisibility({ visibilityProperty: true })`;
const HEADING = "[...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent";
/** The links of the first cards; a filter may leave the very first in its place. */
const FIRST = `[...document.querySelectorAll('article')].filter((one) => ${shown('one')}).slice(0, 3)
  .map((one) => one.querySelector('h2 a')?.getAttribute('href')).join(' ')`;

/** The count and the first cards that a search page shows. */
export const RESULT = `({ heading: ${HEADING}, first: ${FIRST} })`;

/** Where the result that a click is to replace is stored, for whichever document shows the next one. */
export const BEFORE = 'bench-before';

/** Both the count and the first cards differ from those before the click. */
export const NEW_RESULT = `() => {
  const before = JSON.parse(sessionStorage.getItem('${BEFORE}') ?? 'null');
  if (!before) return false;
  const heading = ${HEADING};
  if (!heading || heading === before.heading) return false;
  const first = ${FIRST};
  return first !== '' && first !== before.first;
}`;

/** The page at `path`, with a heading other than `heading`. */
export const pageShown = (path: string, heading: string): string => `() => {
  if (location.pathname !== ${JSON.stringify(path)}) return false;
  const shown = ${HEADING};
  return Boolean(shown) && shown !== ${JSON.stringify(heading)};
}`;

/** The list at `path` as it was left: its heading, and in sight the link to the vehicle at `vehicle`. */
export const listShown = (path: string, heading: string, vehicle: string): string => `() => {
  if (location.pathname !== ${JSON.stringify(path)} || ${HEADING} !== ${JSON.stringify(heading)}) return false;
  const box = document.querySelector('article h2 a[href="${vehicle}"]')?.getBoundingClientRect();
  return Boolean(box) && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
}`;

/** A menu, dialog or sheet that is open and has something in it, or a page that has what it would show. */
export const openedOn = (path: string): string => `() => {
  if (location.pathname !== ${JSON.stringify(path)}) return document.querySelector('h1') !== null;
  const open = 'header details[open], dialog[open], :popover-open, [aria-modal="true"]';
  return [...document.querySelectorAll(open)].some((one) =>
    [...one.querySelectorAll('a, input, img')].some((part) => part.checkVisibility()),
  );
}`;
