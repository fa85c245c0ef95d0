import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editionFeed } from './editions.ts';
import { type Program, startProgram } from './program.ts';

/** The site with the stock, and one of another group whose settings only `sites apply` ever writes. */
export const STOCK_SITE = 'proof';
export const SETTINGS_SITE = 'aside';

/** A throwaway database with two invented sites, and the programs that work on it. */
export interface Trial {
  dataDir: string;
  /** The site folders that the server applies. */
  sitesDir: string;
  vehicles: number;
  startServer(): Program;
  startImport(edition: number): Program;
  startApply(round: number): Program;
  end(): void;
}

/** Another site of the server, and what its services need. */
export interface OtherSite {
  slug: string;
  document: object;
  env: Record<string, string>;
}

/** Sets the folders up; no program runs yet. `vehicles` is how many there are over all editions. */
export function makeTrial(vehicles: number, other?: OtherSite): Trial {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-kills-'));
  // When run as root, PostgreSQL runs as another account, which must reach the folder.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const sitesDir = join(folder, 'sites');
  const applied = join(folder, 'applied');
  writeSite(join(sitesDir, STOCK_SITE), siteOf('Proof Motors', 'Nothing is lost.'));
  writePlaces(join(sitesDir, STOCK_SITE));
  if (other) writeSite(join(sitesDir, other.slug), other.document);
  // What was begun has to finish, on the slowest machine too.
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', PORT: '0', HOST: '127.0.0.1', SHUTDOWN_SECONDS: '600' };
  const served = { ...env, ...other?.env, SITES_DIR: sitesDir };
  return {
    dataDir,
    sitesDir,
    vehicles,
    startServer: () => startProgram('src/app/main.ts', [], served),
    startImport: (edition) => {
      const file = join(folder, 'feed.csv');
      writeFileSync(file, editionFeed(edition, vehicles));
      return startProgram('src/stock/cli.ts', ['import', '--site', STOCK_SITE, file], env);
    },
    startApply: (round) => {
      writeSite(join(applied, SETTINGS_SITE), siteOf('Aside Motors', straplineOf(round)));
      return startProgram('src/app/sites/cli.ts', ['apply'], { ...env, SITES_DIR: applied });
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What the settings of a round write on the site's home page. */
export const straplineOf = (round: number): string => `Settings of round ${round}.`;

function siteOf(name: string, strapline: string) {
  return {
    group: { slug: name.toLowerCase().replace(' ', '-'), name },
    hosts: [],
    settings: {
      brand: { name, strapline },
      contact: { phone: '07 5550 0000' },
      stock: { include_sold_cars_days: 0 },
    },
  };
}

function writeSite(folder: string, site: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
}

function writePlaces(folder: string): void {
  const dealership = {
    slug: 'proof-motors',
    name: 'Proof Motors',
    dealer_license_number: '1234567',
    manufacturers: [],
  };
  const location = {
    name: 'Proof Yard',
    slug: 'proof-yard',
    dealership_slug: dealership.slug,
    location_type: 'used',
    primary: true,
    manufacturers: [],
    time_zone: 'Australia/Brisbane',
    address: {
      street: '1 Proof Street',
      city: 'Southport',
      state: 'QLD',
      postcode: '4215',
      lat: -27.97,
      long: 153.4,
    },
    contact_detail: {
      phone: '07 5550 0000',
      opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }],
    },
  };
  writeFileSync(join(folder, 'dealerships.json'), JSON.stringify([dealership]));
  writeFileSync(join(folder, 'locations.json'), JSON.stringify([location]));
}
