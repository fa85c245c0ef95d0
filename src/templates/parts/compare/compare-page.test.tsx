import { act } from 'react';
import { expect, test } from 'vitest';
import { mounted } from '../../../../tests/mounted.ts';
import type { ComparePageModel } from '../../../features/account/compare/model.ts';
import { comparing } from '../../../kernel/saving/parts/stores.ts';
import { ComparePage } from './compare-page.tsx';

const NOTHING: ComparePageModel = {
  heading: 'Compare cars',
  intro: 'Tick Compare on up to 4 cars.',
  choose: 'Choose cars to compare',
  gains: ['Price, line by line'],
  nouns: { one: 'car', many: 'cars' },
  vehicles: [],
  groups: [],
  fineText: null,
  repaymentTerms: null,
  onlyDifferences: null,
  notices: [],
  add: { label: 'Browse cars', href: '/search/new-used-and-demo-cars' },
  printLabel: 'Print',
  clear: null,
  head: { title: '', description: '', canonical: null, siteName: '', robots: 'noindex' },
};
const ticked = (id: number) => ({
  id,
  slug: `car-${id}`,
  name: `Car ${id}`,
  make: 'Kia',
  model: 'Rio',
  primary_image_url: null,
});

// Regression: "Choose cars to compare" for a visitor who had ticked two, and a button to be pressed once more.
test('[F3] without vehicles in its address it compares the two that were ticked, and not one alone', async () => {
  await mounted(<ComparePage model={NOTHING} />);
  const { replace } = location;
  const tick = (...ids: number[]) => act(async () => void comparing.update(() => ids.map(ticked)));
  await tick(1);
  expect(replace).not.toHaveBeenCalled();
  await tick(1, 2);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/compare?cars=car-1,car-2');
  await tick();
});

// Regression: a page that reloaded itself endlessly once all that had been ticked was gone.
test('[F3] an address whose vehicles are all gone says so and stays, whatever was ticked', async () => {
  const notices = [{ text: 'We couldn’t find 2 cars in this link.', link: null }];
  await mounted(<ComparePage model={{ ...NOTHING, notices }} />);
  await act(async () => void comparing.update(() => [ticked(1), ticked(2)]));
  expect(location.replace).not.toHaveBeenCalled();
  await act(async () => void comparing.update(() => []));
});
