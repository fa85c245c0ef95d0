import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleManufacturer } from '../../../../tests/samples/showroom.ts';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Manufacturer } from '../../../db/queries/stock/models.ts';
import { MANUFACTURERS } from '../../../domain/showroom/manufacturers.ts';
import { buildBrandsPage } from '../../../features/showroom/brands/brands.model.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { listSiteBrands } from '../../../kernel/showroom/brands.ts';
import { BrandsPage } from './brands-page.tsx';

const site = { origin: 'https://cars.example' } as RequestContext['site'];
const url = new URL('https://cars.example/brands');
const OWN = ['Kia', 'Toyota'];
const LOGO = '/media/brands/kia.svg';

/** The brands page of a group with these makers, as the template gets it. */
function modelOf(makers: Manufacturer[]) {
  const settings = sampleSettings();
  return buildBrandsPage({ brands: listSiteBrands(makers, [], settings), lowestOf: () => null, settings, site, url });
}

function pageOf(makers: Manufacturer[]): Document {
  const model = modelOf(makers);
  return parseHTML(`<html><body>${renderToStaticMarkup(<BrandsPage model={model} />)}</body></html>`).document;
}

// A page that left a group out, or cut a long list, would be fine with the few brands of a small dealer.
test('[H7] about 150 makes stand in all four groups, each with its mark and a line about it', () => {
  const makers = MANUFACTURERS.map(({ name, group }) =>
    sampleManufacturer(name, { group: OWN.includes(name) ? 'our_brands' : group }),
  );
  const page = pageOf(makers);
  const groups = [...page.querySelectorAll('.brand-sec')].map((section) => [
    section.querySelector('h2')?.firstChild?.textContent?.trim(),
    section.querySelectorAll('.brand-tile').length,
  ]);
  expect(groups.map(([heading]) => heading)).toEqual(['Our brands', 'Cars', 'Motorcycles', 'Trucks']);
  const tiles = [...page.querySelectorAll('.brand-tile')];
  expect(tiles).toHaveLength(MANUFACTURERS.length);
  expect(tiles.length).toBeGreaterThanOrEqual(145);
  expect(groups.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(tiles.length);
  for (const tile of tiles) {
    expect(tile.querySelectorAll('.bmark')).toHaveLength(1);
    expect(tile.querySelector('.brand-tile-d')?.textContent).toMatch(/^(Cars|Motorcycles|Trucks) from /);
  }
});

test('[H7] a brand whose logo is given shows it in place of its letters', () => {
  const page = pageOf([{ ...sampleManufacturer('Kia'), logo: { url: LOGO } }, sampleManufacturer('Toyota')]);
  const [kia, toyota] = [...page.querySelectorAll('.brand-tile')];
  expect(kia?.querySelector('img')?.getAttribute('src')).toBe(LOGO);
  expect(kia?.querySelector('svg')).toBeNull();
  expect(toyota?.querySelector('img')).toBeNull();
  expect(toyota?.querySelector('svg text')?.textContent).toBe('T');
});

test('[H9] search engines are told how many brands there are as brands; a single one by its name', () => {
  const [kia, toyota] = [sampleManufacturer('Kia'), sampleManufacturer('Toyota')];
  expect(modelOf([kia, toyota]).head.description).toMatch(/^All 2 brands at /);
  expect(modelOf([kia]).head.description).toMatch(/^Kia at /);
});
