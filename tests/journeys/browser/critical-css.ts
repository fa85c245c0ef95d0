import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Checks that a page with critical CSS has all of it: every rule of the look's whole style sheet that matches an
 * element of the HTML, whatever its state. Print rules are exempt.
 */
export async function expectCriticalCss(page: Page): Promise<void> {
  await page.locator('link[rel=stylesheet][data-precedence=look]').waitFor({ state: 'attached' });
  expect(await page.evaluate(findMissingRules), page.url()).toEqual([]);
}

async function findMissingRules(): Promise<string[]> {
  const text = await (await fetch(location.href)).text();
  const [, firstText = ''] = /<style data-precedence="first">([\s\S]*?)<\/style>/.exec(text) ?? [];
  // Parsed with them, the page's policy would refuse the styles.
  const html = new DOMParser().parseFromString(text.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');
  const address = document.querySelector('link[data-precedence=look]')?.getAttribute('href') ?? '';
  const whole = new CSSStyleSheet();
  const first = new CSSStyleSheet();
  await whole.replace(await (await fetch(address)).text());
  await first.replace(firstText);
  const parts = 'before|after|placeholder|backdrop|marker|-(?:webkit|moz)-[a-z-]+';
  const states = 'hover|focus-visible|focus-within|focus|active|checked|open|popover-open|target';
  const STATES = new RegExp(`::?(?:${parts}|${states})\\b`, 'g');
  const styled = (selector: string) => {
    try {
      return html.querySelector(selector.replace(STATES, '').trim() || '*') !== null;
    } catch {
      // A selector that is empty without its state, such as `:is(:hover, :focus)`, matches nothing here.
      return false;
    }
  };
  const rulesOf = (rules: CSSRuleList, inside = ''): { rule: CSSStyleRule; inside: string }[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [{ rule, inside }];
      return rule instanceof CSSConditionRule ? rulesOf(rule.cssRules, `${inside}${rule.conditionText} `) : [];
    });
  const held = new Set(rulesOf(first.cssRules).map(({ rule, inside }) => inside + rule.cssText));
  return rulesOf(whole.cssRules)
    .filter(({ rule, inside }) => !inside.includes('print') && !held.has(inside + rule.cssText))
    .filter(({ rule }) => rule.selectorText.split(/,(?![^(]*\))/).some(styled))
    .map(({ rule, inside }) => inside + rule.selectorText);
}
