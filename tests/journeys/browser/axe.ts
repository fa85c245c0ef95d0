import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitUntilIdle } from './browser.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ADVICE = 'best-practice';
/** The same on all pages of a site, and a third of axe's work. */
const HEADER_AND_FOOTER = ['.shell > header', '.shell > footer'];

type Part = { include: string[] } | { exclude: string[] };

interface Rules {
  type: 'tag' | 'rule';
  values: string[];
}

export interface Looked {
  /** Also applies axe's best practices beside WCAG. */
  advice?: boolean;
  /** Also checks the site's header and footer. */
  header?: boolean;
}

/**
 * Checks the page against WCAG 2.2 A and AA, as far as axe can tell. The header and footer, which are the same on all
 * pages, are left to the walk unless requested.
 */
export async function expectAccessible(page: Page, { advice = false, header = false }: Looked = {}): Promise<void> {
  const tags = advice ? [...WCAG, ADVICE] : WCAG;
  await expectNone(page, { exclude: header ? [] : HEADER_AND_FOOTER }, { type: 'tag', values: tags });
}

/** Checks the rules that depend on colours, where all others were checked in another theme, of the same DOM. */
export async function expectColours(page: Page, { header = false }: Pick<Looked, 'header'> = {}): Promise<void> {
  const rules = ['color-contrast', 'link-in-text-block'];
  await expectNone(page, { exclude: header ? [] : HEADER_AND_FOOTER }, { type: 'rule', values: rules });
}

/** Checks one part of the page by the same rules, where the rest was checked elsewhere. */
export async function expectPartAccessible(page: Page, part: string): Promise<void> {
  await expectNone(page, { include: [part] }, { type: 'tag', values: WCAG });
}

/** Fails with what axe finds on the idle page, where, and its figures. */
async function expectNone(page: Page, part: Part, rules: Rules): Promise<void> {
  await waitUntilIdle(page);
  await bringAxe(page);
  const found = await page.evaluate(findings, { part, rules });
  expect(found, found.join('\n')).toEqual([]);
}

let source: string | undefined;

/** Loads axe once per document. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
}

/**
 * Runs in the page. Sticky parts at the window's foot are unstuck meanwhile: how much they cover depends on the scroll
 * position. None of these rules needs style sheets or other frames.
 */
async function findings({ part, rules }: { part: Part; rules: Rules }): Promise<string[]> {
  const sticking = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position, bottom } = getComputedStyle(element);
    return position === 'sticky' && bottom !== 'auto';
  });
  for (const { style } of sticking) style.position = 'relative';
  const { axe } = window as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(part, {
    runOnly: rules,
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  for (const { style } of sticking) style.position = '';
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
  );
}
