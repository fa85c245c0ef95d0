import type { GateKey } from '../../../src/kernel/addresses/gates.ts';
import type { DemoSite } from './demo-sites.ts';
import { listedVehicles, slugOf } from './found-pages.ts';

export type Path = string | null;

/** A kind of page: what one layout shows, or one state of it that looks otherwise. */
export interface PageKind {
  name: string;
  /** Where a site has one; null where it has none. */
  path: (site: DemoSite) => Path | Promise<Path>;
  /** Whether every run of the tests walks there; the walk of all sites goes to all of them. */
  everyRun: boolean;
  /** What it is answered with, where that is not 200. */
  status?: number;
  gate?: GateKey;
  /** The rules of its first frame stand in the page. */
  hasFirstFrame?: boolean;
  /** The site's header and footer are looked at here for all its pages. */
  header?: boolean;
  /** The order of its headings or the names of its parts are not what axe advises beside WCAG. */
  byRulesAlone?: boolean;
}

type Given = Omit<PageKind, 'name' | 'path' | 'everyRun'>;

export const walked = (name: string, path: PageKind['path'], given: Given = {}): PageKind => ({
  name,
  path,
  everyRun: true,
  ...given,
});
export const rare = (name: string, path: PageKind['path'], given: Given = {}): PageKind => ({
  ...walked(name, path, given),
  everyRun: false,
});

export const firstCar = async (site: DemoSite) => (await listedVehicles(site))[0] ?? null;
export const ofFirstCar = (address: (slug: string, site: DemoSite) => Path) => async (site: DemoSite) => {
  const car = await firstCar(site);
  return car && address(slugOf(car), site);
};
