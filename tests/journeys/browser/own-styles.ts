import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readSheets, type Sheet } from '../../samples/look-sheets.ts';

/**
 * Checks that a page lacks no rule: of all sheets of its look, only those that it has loaded match an element on it, in
 * whatever state or medium.
 */
export async function expectOwnStyles(page: Page): Promise<void> {
  const look = (await page.locator('html').getAttribute('data-template')) ?? '';
  const loaded = await page.evaluate(listLoaded);
  expect(loaded.length, `style sheets of ${page.url()}`).toBeGreaterThan(0);
  const sheets = loaded.flatMap(({ folder, name }) => readSheets(`src/templates/${look}/${folder}/${name}.css`));
  const held = new Set(sheets.map(({ path }) => path));
  const others = readSheets(`src/templates/${look}/theme.css`).filter(({ path }) => !held.has(path));
  const names = loaded.map(({ folder, name }) => `${folder}/${name}`).join(', ');
  const missing = await page.evaluate(findMatching, others);
  expect(missing, `${page.url()} has the sheets ${names}, not ${missing.join('; ')}`).toEqual([]);
}

/** The sheets of the page: its own, and those of parts. A built file has its source's name and a digest. */
const listLoaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => ({
    folder: link.dataset.part || link.closest('body') ? 'on-use' : 'pages',
    name: /\/([\w-]+)-[\w-]{8}\.css$/.exec(link.href)?.[1],
  }));

/** The selectors of the sheets that match an element, each with its sheet. */
function findMatching(sheets: Sheet[]): string[] {
  const parts = 'before|after|placeholder|backdrop|marker|details-content|first-letter|-(?:webkit|moz)-[a-z-]+';
  const states = 'hover|focus-visible|focus-within|focus|active|checked|open|popover-open|target';
  const STATES = new RegExp(`::?(?:${parts}|${states})\\b`, 'g');
  const matches = (selector: string) => {
    try {
      return document.querySelector(selector.replace(STATES, '').trim() || '*') !== null;
    } catch {
      // A selector that is empty without its state, such as `:is(:hover, :focus)`, matches nothing here.
      return false;
    }
  };
  /** The selectors of a list; commas within brackets are a selector's own. */
  const split = (list: string) => {
    let depth = 0;
    return [...list]
      .map((character) => {
        if (character === '(') depth++;
        if (character === ')') depth--;
        return character === ',' && depth === 0 ? '\n' : character;
      })
      .join('')
      .split('\n');
  };
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      // Tokens style nothing by themselves; that a page has those it uses is a law (tests/laws/styles).
      if (rule instanceof CSSStyleRule)
        return [...rule.style].every((name) => name.startsWith('--')) ? [] : [rule.selectorText];
      return rule instanceof CSSConditionRule ? selectorsOf(rule.cssRules) : [];
    });
  return sheets.flatMap(({ path, text }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const found = selectorsOf(sheet.cssRules).filter((list) => split(list).some(matches));
    return found.map((selector) => `${path}: ${selector}`);
  });
}
