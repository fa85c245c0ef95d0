import type { GateKey } from '../../../src/kernel/addresses/gates.ts';
import type { DemoSite } from './demo-sites.ts';
import { listedVehicles, slugOf } from './found-pages.ts';

export type Path = string | null;

/** A kind of page: one layout, or one state of it that looks different. */
export interface PageKind {
  name: string;
  /** Its path on a site; null where the site has none. */
  path: (site: DemoSite) => Path | Promise<Path>;
  /** Whether every test run checks it; the walk checks all kinds on all sites. */
  everyRun: boolean;
  /** The expected status, where that is not 200. */
  status?: number;
  gate?: GateKey;
  /** The site's header and footer are checked here for all its pages. */
  header?: boolean;
  /** The order of its headings or the names of its parts break axe's best practices beside WCAG. */
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
