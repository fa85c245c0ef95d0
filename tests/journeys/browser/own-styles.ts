import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readSheets, type Sheet } from '../../samples/look-sheets.ts';

/**
 * Checks that a page lacks no rule: of all sheets of its look, none but those that it has loaded matches an element on
 * it, in whatever state or medium.
 */
export async function expectOwnStyles(page: Page): Promise<void> {
  const look = (await page.locator('html').getAttribute('data-template')) ?? '';
  const loaded = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  );
  expect(loaded.length, 'style sheets').toBeGreaterThan(0);
  const held = new Set(
    loaded
      .flatMap((href) => entriesOf(look, href))
      .flatMap((path) => readSheets(path))
      .map(pathOf),
  );
  const others = readSheets(`src/templates/${look}/theme.css`).filter(({ path }) => !held.has(path));
  expect(await page.evaluate(findMatching, others), `${page.url()} has ${loaded.join(', ')}`).toEqual([]);
}

const pathOf = ({ path }: Sheet) => path;

/** The source of a built sheet: its name is the file's, followed by a digest. */
function entriesOf(look: string, href: string): string[] {
  const [, name = ''] = /\/([\w-]+)-[\w-]{8}\.css$/.exec(href) ?? [];
  const found = globSync(`src/templates/${look}/{pages,on-use}/${name}.css`);
  const [part] = href.includes('data-part') ? found : found;
  if (!part) throw new Error(`${href} is no style sheet of ${look}`);
  return found.filter((path) => basename(path, '.css') === name);
}

/** The selectors of the sheets that match an element, with the path of their sheet. */
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
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule.selectorText];
      return rule instanceof CSSConditionRule ? selectorsOf(rule.cssRules) : [];
    });
  return sheets.flatMap(({ path, text }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const found = selectorsOf(sheet.cssRules).filter((list) => list.split(/,(?![^(]*\))/).some(matches));
    return found.map((selector) => `${path}: ${selector}`);
  });
}
