import { expect, test } from 'vitest';
import { formatVehicleName } from '../../../src/domain/vehicle/names.ts';
import { formatVehiclePageTitle, listNamesakes } from '../../../src/features/vehicle/title.ts';
import { sampleSiteStock } from '../../samples/site.ts';
import { SITE_FOLDERS, walkedSite } from '../../samples/walked-sites.ts';

/**
 * Regression: 111 titles of the demo were shared by two to five vehicles each: "2026 Nissan Patrol Ti-L Y62 | Harbour
 * Nissan" by three.
 */
test.each(SITE_FOLDERS.map((folder) => [folder.slug, folder] as const))(
  '[D1] no two vehicles of %s have one title, and only those with a namesake say more than their name',
  (_, folder) => {
    const { settings, vehicles } = walkedSite(folder);
    const stock = sampleSiteStock(vehicles.map(({ car }) => car));
    const listed = vehicles.map(({ car }) => car).filter(({ id }) => stock.cardsOf([id]).length > 0);
    const names = Map.groupBy(listed, formatVehicleName);
    const titles = new Map<string, string[]>();
    for (const car of listed) {
      const title = formatVehiclePageTitle(car, listNamesakes(car, stock), settings);
      titles.set(title, [...(titles.get(title) ?? []), car.stocknum]);
      expect(title === formatVehicleName(car)).toBe(names.get(formatVehicleName(car))?.length === 1);
    }
    expect(listed.length).toBeGreaterThan(10);
    expect([...titles].filter(([, of]) => of.length > 1)).toEqual([]);
  },
);
