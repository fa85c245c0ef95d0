import { expect, test } from 'vitest';
import { sampleManufacturer, sampleModel, sampleShowroom } from '../../../../tests/samples/showroom.ts';
import { sampleFacts, sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { isLinkServed } from '../../../kernel/addresses/served-pages.ts';
import { buildNavItems } from '../../../kernel/chrome/nav.ts';
import { listMenuBrands, withShowroom } from './menu.ts';

const settings = sampleSettings({
  navigation: {
    header: [
      { kind: 'models', label: 'New' },
      { kind: 'brands', label: 'Brands' },
    ],
  },
});
const cars = [sampleCar({ car_type: 'new', make: 'Toyota' })];
const stock = sampleSiteStock(cars);
const manufacturers = [
  sampleManufacturer('Zeekr', { group: 'our_brands' }),
  sampleManufacturer('Toyota', { group: 'our_brands' }),
  sampleManufacturer('Holden'),
];
const models = [
  sampleModel(),
  sampleModel({ slug: 'yaris', name: 'Yaris' }),
  sampleModel({ slug: 'rav4', name: 'RAV4', manufacturer_body: 'SUV' }),
];
const showroom = sampleShowroom(stock, settings, { manufacturers, models });
const facts = withShowroom(sampleFacts(cars), showroom);
const [newMenu, brands] = buildNavItems({ settings, facts, things: 'cars' });

test('[A9] the mega-menu has the group’s brands in alphabetical order, each with logo, count and page', () => {
  const shown = brands?.kind === 'menu' ? brands.brands : undefined;
  expect(shown?.map(({ name, href, count }) => [name, href, count])).toEqual([
    ['Toyota', '/toyota/overview', 1],
    ['Zeekr', '/zeekr/overview', 0],
  ]);
  expect(shown?.every(({ letters }) => letters !== '')).toBe(true);
  expect(brands).toMatchObject({ all: { href: '/brands' } });
});

test('[H9] the brands that are counted in the header are those that have a page', () => {
  expect(facts.brandCount).toBe(showroom.brands.length);
  expect(facts.brandCount).toBe(3);
});

test('[A9] a site that names no brand as its own has all of them in the menu, at most sixty', () => {
  const many = Array.from({ length: 90 }, (_, at) => sampleManufacturer(`Make ${at}`));
  const all = sampleShowroom(stock, settings, { manufacturers: many }).brands;
  expect(listMenuBrands(all)).toHaveLength(60);
  expect(listMenuBrands(all).map(({ name }) => name)).toContain('Toyota');
});

test('[A9] the dropdown of new vehicles leads to models by body, with counts', () => {
  const columns = newMenu?.kind === 'menu' ? newMenu.columns : [];
  expect(columns.find(({ heading }) => heading === 'Models')?.links).toEqual([
    { label: 'Hatch', href: '/models?body=hatch', count: 2 },
    { label: 'SUV', href: '/models?body=suv', count: 1 },
    { label: 'All models', href: '/models', count: 3 },
  ]);
});

test('[A9] while no new vehicle is in stock the dropdown has the models that can be ordered', () => {
  const used = withShowroom(sampleFacts([sampleCar({ car_type: 'used' })]), showroom);
  const [menu] = buildNavItems({ settings, facts: used, things: 'cars' });
  expect(menu).toMatchObject({
    label: 'New',
    all: { label: 'All models', href: '/models' },
    columns: [
      {
        heading: 'Models',
        links: [
          { label: 'Hatch', count: 2 },
          { label: 'SUV', count: 1 },
        ],
      },
    ],
  });
});

test('[A9] menus may lead to pages of brands and models that are there, and to no others', () => {
  const leads = (href: string) => isLinkServed(href, facts.words, facts.opened);
  expect(['/brands', '/toyota/overview', '/models?body=suv', '/models/rav4'].every(leads)).toBe(true);
  expect(['/nobody/overview', '/models/nothing'].some(leads)).toBe(false);
});
