import { findCriticalCss } from '../../templates/critical-css.server.ts';
import { collectClasses, pickUsedRules, type ReadSheet, readSheet } from './used-rules.ts';

const TEMPLATE = /<html[^>]* data-template="([^"]+)"/;
const SHEET = /<link rel="stylesheet" href="([^"]+)" data-page="([^"]+)" data-precedence="look"\/>/;

/** Script of the storage key of the style sheet that the browser has cached; its value is the sheet's address. */
const STORAGE_KEY = "document.documentElement.dataset.store + '-style-sheet'";

/**
 * A browser that has cached the sheet uses it at once: it need not wait for anything, and the typeface is there from
 * the first frame.
 */
const USE_CACHED_SHEET = `(() => {
  const script = document.currentScript;
  const sheet = script.previousElementSibling;
  try {
    if (localStorage.getItem(${STORAGE_KEY}) === sheet.getAttribute('href')) sheet.rel = 'stylesheet';
  } catch {}
  script.remove();
})()`;

/**
 * Loads the full style sheet, with its typeface, and remembers that it is cached. It runs when the scripts start
 * (`deferred-scripts.ts`): after the first frame.
 */
export const FETCH_SHEET = `
    for (const sheet of document.querySelectorAll('link[rel=late-stylesheet]')) {
      sheet.onload = () => {
        try {
          localStorage.setItem(${STORAGE_KEY}, sheet.getAttribute('href'));
        } catch {}
      };
      sheet.rel = 'stylesheet';
    }`;

/**
 * Inlines the critical CSS of a look's finished page and defers the full style sheet: on a slow connection the page is
 * visible a round trip sooner. Without scripts the sheet loads at once. Error pages (by status) look different, and
 * pages without critical CSS have none to inline: both stay as they are.
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

/** The sheets parsed so far: one for each page of each look. */
const sheets = new Map<string, ReadSheet>();

function read(first: string): ReadSheet {
  const known = sheets.get(first) ?? readSheet(first);
  sheets.set(first, known);
  return known;
}
