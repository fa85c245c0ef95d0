import { expect, test } from 'vitest';
import { readDatabase } from '../../../../tests/samples/read-database.ts';
import { sampleManufacturer } from '../../../../tests/samples/showroom.ts';
import { sampleLocation, sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Sources } from '../written/sources.ts';
import { buildBlocks } from './blocks.ts';

// With numbers of its own an about page says 40 brands over a list of three, and yards where others count locations.
test('[H9] a block of figures counts as the header does: all locations, and the brands that have a page', async () => {
  const manufacturers = ['Kia', 'Toyota', 'Zeekr'].map((name) => sampleManufacturer(name));
  const locations = [
    sampleLocation(),
    sampleLocation({ id: 2, name: 'Springwood - Used', location_type: 'used' }),
    sampleLocation({ id: 3, name: 'Newstead - Service', location_type: 'service' }),
  ];
  const request = {
    db: readDatabase({ manufacturers }),
    settings: sampleSettings(),
    stock: sampleSiteStock([]),
    site: { settingsVersion: 1 },
    now: SAMPLE_NOW,
  };
  const sources = { request, places: async () => ({ locations, specialHours: [] }) };
  const [made] = await buildBlocks([{ kind: 'figures', heading: null, items: [] }], sources as unknown as Sources);
  expect(made).toMatchObject({
    items: [
      { value: '2', label: 'locations' },
      { value: '3', label: 'brands' },
    ],
  });
});

test('[A3] [H9] how a subscription works is told where the site offers one, and nowhere else', async () => {
  const subscription = { steps: [{ heading: 'Choose', text: 'Pick a car.' }], included: 'Rego and servicing' };
  const blocksOf = (offering: 'sale' | 'subscription') => {
    const request = { settings: sampleSettings({ subscription, wording: { offering } }) };
    return buildBlocks([{ kind: 'subscription', heading: null }], { request } as unknown as Sources);
  };
  expect(await blocksOf('subscription')).toMatchObject([{ kind: 'subscription', steps: subscription.steps }]);
  expect(await blocksOf('sale')).toEqual([]);
});
