import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mounted } from '../../../../tests/mounted.ts';
import type { ConsoleModel } from '../../../features/pages/home/model.ts';
import { countForm } from '../../../features/search/parts/count-form.ts';
import { SearchConsole } from './search-console.tsx';

const CONSOLE: ConsoleModel = {
  action: '/search',
  types: [],
  placeholder: 'Make, model or keyword',
  label: 'Search cars',
  submit: 'Show Me 3,000 cars',
  submitUncounted: 'Search cars',
  countCap: 1999,
  examples: [],
  picks: [{ name: 'make', label: 'Make', any: 'Any make', options: [{ label: 'Kia', value: 'Kia' }] }],
  allFiltersHref: '/search',
  kept: [],
};

// Regression: a count on the home page that jumped, where the panel's counts up and stops at the cap.
test('[B9] the home page’s count runs to what is found as the panel’s does, never above the cap', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.stubGlobal('fetch', async () => Response.json({ label: 'Show Me 1,000 cars' }));
  const { shown, button } = await mounted(<SearchConsole console={CONSOLE} />);
  vi.stubGlobal(
    'FormData',
    class {
      *[Symbol.iterator]() {
        yield ['make', 'Kia'];
      }
    },
  );
  countForm(shown.querySelector('form')!);
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const at = (ms: number) =>
    act(async () => {
      for (const run of frames.splice(0)) run(ms);
    });
  const choose = new window.Event('input', { bubbles: true });
  await act(async () => void shown.querySelector('select')!.dispatchEvent(choose));
  await at(1_000);
  expect(button().text).toBe('Show Me 1,999 cars');
  await at(1_300);
  expect(button().text).toBe('Show Me 1,500 cars');
  await at(1_400);
  expect(button().text).toBe('Show Me 1,000 cars');
  expect(shown.querySelector('button[type=submit]')?.getAttribute('aria-label')).toBe('Show Me 1,000 cars');
});
