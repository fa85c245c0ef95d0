import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { locator, locatorWithMap } from '../../../../tests/contracts/samples/places.ts';
import type { LocatorPageModel } from '../../../features/places/model.ts';
import { LocatorPage } from './locator-page.tsx';

function pageOf(model: LocatorPageModel): Document {
  const page = (
    <MemoryRouter>
      <LocatorPage model={model} />
    </MemoryRouter>
  );
  return parseHTML(`<html><body>${renderToStaticMarkup(page)}</body></html>`).document;
}
const textOf = (page: Document, selector: string) => page.querySelector(selector)?.textContent?.trim();

// The list has a line for every desk: its number beside that of the locations would be a second count.
test('[H9] the list beside the map says no number of places of its own', () => {
  const page = pageOf(locatorWithMap);
  expect(page.querySelectorAll('.loc-side li').length).toBeGreaterThan(1);
  expect(textOf(page, '.loc-side summary')).toBe('All locations');
  expect(textOf(page, '.loc-found')).toMatch(/^\d+ locations?\./);
});

test('[H1] a name of several suburbs can be chosen from, and whose the data are is said with its licence', () => {
  const page = pageOf(locator);
  const options = [...page.querySelectorAll('select[name="q"] option')].map((one) => one.textContent);
  expect(options).toEqual(['4127', 'Springwood NSW 2777']);
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('https://www.geonames.org/');
  expect(links).toContain('https://creativecommons.org/licenses/by/4.0/');
});
