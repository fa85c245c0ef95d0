import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { sampleShowroom } from '../../../../tests/samples/showroom.ts';
import { sampleLocation, sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import { buildBrandPage } from '../../../features/showroom/brands/brand.model.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { TemplateProvider } from '../../../kernel/template.ts';
import { LOOKS } from '../../../settings/looks.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { loadAllTemplates } from '../../load-all.server.ts';
import { getTemplate } from '../../registry.ts';
import { BrandPage } from './brand-page.tsx';

beforeAll(loadAllTemplates);

const SERVICE = 'https://book.example/toyota';
const site = { origin: 'https://cars.example' } as RequestContext['site'];

/** Where the page of Toyota, which has one workshop, leads for a service. */
function bookingsOf(links: NonNullable<SiteSettingsInput['service']>['links']): (string | null)[] {
  const settings = sampleSettings({ service: { links } });
  const stock = sampleSiteStock([sampleCar({ make: 'Toyota' })]);
  const showroom = sampleShowroom(stock, settings, {});
  const [brand] = showroom.brands;
  const locations = [sampleLocation({ name: 'Noosa - Service', location_type: 'service' })];
  const shown = { brand: brand!, showroom, locations, specialHours: [], offers: [], cards: [] };
  const model = buildBrandPage({ ...shown, settings, site, stock, now: SAMPLE_NOW });
  const page = (
    <TemplateProvider value={getTemplate(LOOKS[0].name)}>
      <BrandPage model={model} />
    </TemplateProvider>
  );
  const { document } = parseHTML(renderToStaticMarkup(page));
  const all = [...document.querySelectorAll('a')].filter((link) => /Book a Service/.test(link.textContent));
  return all.map((link) => link.getAttribute('href'));
}

// Its head did not mention it, and its workshop led to the site's own form.
test('[G2] a brand whose services are booked elsewhere leads there, at its head and at its workshop', () => {
  expect(bookingsOf([{ name: 'Toyota', make: 'Toyota', url: SERVICE }])).toEqual([SERVICE, SERVICE]);
  expect(bookingsOf([])).toEqual([expect.stringMatching(/^\/service\?location=/)]);
});

test('[H7] a brand with few vehicles has a way to ask for another where its row would be empty', () => {
  const settings = sampleSettings({});
  const cars = [1, 2, 3, 4].map((id) => sampleCar({ id, slug: `car-${id}`, make: 'Toyota' }));
  const stock = sampleSiteStock(cars);
  const showroom = sampleShowroom(stock, settings, {});
  const cards = cars.map((car) => buildCardModel(buildCardRecord(car, settings.finance), settings, SAMPLE_NOW));
  const shown = { brand: showroom.brands[0]!, showroom, locations: [], specialHours: [], offers: [] };
  const endOf = (count: number) =>
    buildBrandPage({ ...shown, cards: cards.slice(0, count), settings, site, stock, now: SAMPLE_NOW }).stock.end;
  expect(endOf(3)).toMatchObject({ heading: 'Looking for another Toyota?', href: settings.pages.contactLink });
  expect(endOf(4)).toBeNull();
});
