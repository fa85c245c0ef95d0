import { parseHTML } from 'linkedom';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test, vi } from 'vitest';
import { sampleGarage } from '../../../../tests/contracts/samples/garage.ts';
import { SAMPLE_NOW, sampleRecord, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { SavedCarsSection } from '../../../features/account/garage/model.ts';
import { SavedInAccount } from '../../../features/account/watchlist/parts/saved-in-account.ts';
import * as watched from '../../../features/account/watchlist/parts/use-watched.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import { TemplateProvider } from '../../../kernel/template.ts';
import { LOOKS } from '../../../settings/looks.ts';
import { loadAllTemplates } from '../../load-all.server.ts';
import { getTemplate } from '../../registry.ts';
import { SavedCars } from './saved-cars.tsx';

beforeAll(loadAllTemplates);

const [HAD, SOLD, LIKE_SOLD, GONE] = [1, 2, 3, 4];
const settings = sampleSettings();
const cardOf = (id: number) => buildCardModel(sampleRecord({ id, photos_count: 3 }), settings, SAMPLE_NOW);
const sample = sampleGarage.map((page) => page.section).find(({ kind }) => kind === 'saved-cars');
const [had, sold] = (sample as SavedCarsSection).cars;
const section: SavedCarsSection = {
  ...(sample as SavedCarsSection),
  cars: [
    { ...had!, card: cardOf(HAD) },
    { ...sold!, similar: [cardOf(LIKE_SOLD)] },
  ],
};

/** A visitor's list, whose vehicles all have this `state`; `count` is null before scripts know it. */
async function listAs(state: ReturnType<typeof watched.useWatched>, count: number | null = 3): Promise<Document> {
  vi.spyOn(watched, 'useWatchedCount').mockReturnValue(count);
  vi.spyOn(watched, 'useWatched').mockImplementation((id) => (id === LIKE_SOLD ? '' : state));
  const list = (
    <TemplateProvider value={getTemplate(LOOKS[0].name)}>
      <SavedInAccount value={true}>
        <SavedCars section={section} action="/my-garage/saved-cars" />
      </SavedInAccount>
    </TemplateProvider>
  );
  const { prelude } = await prerender(list);
  return parseHTML(`<main>${await new Response(prelude).text()}</main>`).document;
}

/** The visible rows, by the vehicle that their "Remove" takes off: one available, one sold, one gone. */
const inSight = (page: Document) =>
  [...page.querySelectorAll('input[name=id]')]
    .filter((box) => !box.closest('[hidden]'))
    .map((box) => Number(box.getAttribute('value')));
const removers = (page: Document) => [...page.querySelectorAll('button.link')];
const hearts = (page: Document, id: number) =>
  [...page.querySelectorAll(`#kept-car-${id}`)].map((heart) => heart.getAttribute('aria-pressed'));

test('[F2] saved vehicles, sold and gone ones too, have "Remove" and pressed hearts; similar ones hearts', async () => {
  const page = await listAs('saved');
  expect(inSight(page)).toEqual([HAD, SOLD, GONE]);
  expect(removers(page).map((button) => button.hasAttribute('disabled'))).toEqual([false, false, false]);
  expect([HAD, SOLD, LIKE_SOLD].map((id) => hearts(page, id))).toEqual([['true'], ['true'], ['false']]);
});

// The row stayed until the page was reloaded; the similar vehicles of a sold one would stay without it.
test('[F2] what is removed is hidden while that is under way, and with it those like a sold one', async () => {
  const page = await listAs('busy');
  expect(inSight(page)).toEqual([]);
  expect(removers(page).map((button) => button.hasAttribute('disabled'))).toEqual([true, true, true]);
  expect(page.querySelector('.garage-sold')?.hasAttribute('hidden')).toBe(true);
});

test('[F2] what has been taken off is gone, and with it those like a sold one', async () => {
  const page = await listAs('');
  expect([inSight(page), removers(page), page.querySelector('.garage-sold')]).toEqual([[], [], null]);
});

test('[F2] the HTML of a visitor’s own list, before scripts know of it, has its hearts pressed', async () => {
  const page = await listAs('', null);
  expect(inSight(page)).toEqual([HAD, SOLD, GONE]);
  expect([HAD, SOLD, LIKE_SOLD].map((id) => hearts(page, id))).toEqual([['true'], ['true'], ['false']]);
});
