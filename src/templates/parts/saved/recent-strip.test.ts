import { expect, test, vi } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import { formatTile, loadRecentStrip } from './recent-strip.ts';

const cardOf = (...fields: Parameters<typeof sampleCar>) =>
  buildCardModel(buildCardRecord(sampleCar(...fields)), sampleSettings(), SAMPLE_NOW);
const { signal } = new AbortController();

// Regression: vehicles in the strip that did not say that they are reserved, or on their way.
test('[C2] [D22] a vehicle that was seen lately says its states, whatever its tag is about', () => {
  const car = sampleCar({ simple_fuel: 'Electric', reserved: true, status: 'coming_soon' });
  const settings = sampleSettings({ card: { tags: { fuel: 'shown' } } });
  const card = buildCardModel(buildCardRecord(car), settings, SAMPLE_NOW);
  expect(formatTile(card)).toContain('<span>RESERVED · COMING SOON</span>');
  expect(formatTile(cardOf())).not.toMatch(/RESERVED|COMING SOON/);
});

test('[D22] the words of a vehicle that was seen lately are text, whatever is in them', () => {
  expect(formatTile({ ...cardOf(), title: '2020 <Mini> & "Co"' })).toContain(
    '<b>2020 &lt;Mini&gt; &amp; &quot;Co&quot;',
  );
});

test('[D22] vehicles seen lately are in that order, without those that are gone; or a line says why', async () => {
  const [first, second] = [cardOf({ id: 7 }), cardOf({ id: 3 })];
  const asked: string[] = [];
  let answer = () => Response.json({ cards: [second, first] });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  const strip = await loadRecentStrip([7, 5, 3], signal);
  expect(asked).toEqual(['/api/cards?ids=3,5,7']);
  expect([...strip.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([first.href, second.href]);
  answer = () => Response.json({ cards: [] });
  expect(await loadRecentStrip([7], signal)).toContain('None of these are for sale any more.');
  answer = () => new Response(null, { status: 503 });
  expect(await loadRecentStrip([7], signal)).toContain('couldn’t load these');
});
