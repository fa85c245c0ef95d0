import { findCriticalCss } from '../../templates/critical-css.server.ts';
import { collectClasses, pickUsedRules, type ReadSheet, readSheet } from './used-rules.ts';

const TEMPLATE = /<html[^>]* data-template="([^"]+)"/;
const SHEET = /<link rel="stylesheet" href="([^"]+)" data-page="([^"]+)" data-precedence="look"\/>/;

/** Where the browser remembers that it has a look's style sheet: the sheet's address. */
const CACHED_SHEET_KEY = 'style-sheet';

/**
 * A browser that has the sheet takes it at once: nothing is waited for then, and the typeface is there from the first
 * frame.
 */
const USE_CACHED_SHEET = `(() => {
  const script = document.currentScript;
  const sheet = script.previousElementSibling;
  try {
    if (localStorage.getItem(document.documentElement.dataset.store + '-${CACHED_SHEET_KEY}') === sheet.getAttribute('href')) sheet.rel = 'stylesheet';
  } catch {}
  script.remove();
})()`;

/**
 * Fetches the whole style sheet, with its typeface, and remembers that it came. It runs where scripts start
 * (`late-scripts.ts`): after the first frame.
 */
export const FETCH_SHEET = `
    for (const sheet of document.querySelectorAll('link[rel=late-stylesheet]')) {
      sheet.onload = () => {
        try {
          localStorage.setItem(document.documentElement.dataset.store + '-${CACHED_SHEET_KEY}', sheet.getAttribute('href'));
        } catch {}
      };
      sheet.rel = 'stylesheet';
    }`;

/**
 * The finished page of a look, with the rules that its elements use in the first frame inside of it and the look's
 * whole style sheet left for later: on a slow line a page is seen a round trip sooner. Without scripts the sheet comes
 * at once. A page that went wrong (its status) looks otherwise, and one without rules of its own has none to show: both
 * stay as they are.
 */
export function withCriticalCss(html: string, status: number): string {
  if (status !== 200) return html;
  const template = TEMPLATE.exec(html)?.[1] ?? '';
  return html.replace(SHEET, (link, href, page) => {
    const first = findCriticalCss(template, page);
    if (first === null) return link;
    const used = pickUsedRules(read(first), collectClasses(html));
    return (
      `<style data-precedence="first">${used}</style><link rel="late-stylesheet" href="${href}" ` +
      `data-page="${page}" data-precedence="look"/><script>${USE_CACHED_SHEET}</script><noscript><link ` +
      `rel="stylesheet" href="${href}"/></noscript>`
    );
  });
}

/** The sheets that were read so far: one for each page of each look. */
const sheets = new Map<string, ReadSheet>();

function read(first: string): ReadSheet {
  const known = sheets.get(first) ?? readSheet(first);
  sheets.set(first, known);
  return known;
}
