import { expect, test } from 'vitest';
import { LOOKS } from '../../settings/looks.ts';
import { withCriticalCss } from './critical-css.ts';

const SHEET = '<link rel="stylesheet" href="/assets/theme.css" data-page="search-page" data-precedence="look"/>';
const page = (head: string) =>
  `<html lang="en-AU" data-template="${LOOKS[0].name}"><head>${head}</head><body></body></html>`;

test('[A7] a page with rules of its own holds them, and takes the sheet later, or at once without scripts', () => {
  const html = withCriticalCss(page(SHEET), 200);
  expect(html).toMatch(/<head><style data-precedence="first">/);
  expect(html).toContain('<link rel="late-stylesheet" href="/assets/theme.css"');
  expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/theme.css"/></noscript>');
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('rel="stylesheet"');
});

test.each([
  ['that went wrong', page(SHEET), 404],
  ['without rules of its own', page(SHEET.replace('search-page', 'compare-page')), 200],
  ['of no page of the look', page(SHEET.replace(' data-page="search-page"', '')), 200],
])('a page %s waits for the whole sheet', (_, html, status) => {
  expect(withCriticalCss(html, status)).toBe(html);
});
