import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOK_NAMES, type LookName } from '../../../src/settings/looks.ts';
import { resolveSite } from '../../../src/settings/resolve-site.ts';
import type { SiteSettings } from '../../../src/settings/schema.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'sites');

export interface DemoSite {
  slug: string;
  settings: SiteSettings;
}

function readSite(slug: string): DemoSite {
  const { preset = null, settings = {} } = JSON.parse(readFileSync(join(FOLDER, slug, 'site.json'), 'utf8'));
  const resolved = resolveSite({ preset, settings });
  if (!resolved.ok) throw new Error(`The settings of ${slug} are not right`);
  return { slug, settings: resolved.settings };
}

/** Every demo site with its settings, the one with most pages first. */
export const DEMO_SITES: readonly DemoSite[] = readdirSync(FOLDER)
  .sort((one, other) => Number(other === 'harbour') - Number(one === 'harbour'))
  .map(readSite);

/** The demo sites of each look. */
export const SITES_OF_LOOKS: ReadonlyMap<LookName, DemoSite[]> = Map.groupBy(
  DEMO_SITES,
  ({ settings }) => settings.brand.template,
);

/** Every look, each with a demo site that has it. */
export const LOOKS_ON_SITES: readonly { look: LookName; site: DemoSite }[] = LOOK_NAMES.map((look) => {
  const [site] = SITES_OF_LOOKS.get(look) ?? [];
  if (!site) throw new Error(`No demo site has the look ${look}: brand.template in sites/<site>/site.json`);
  return { look, site };
});

/** The dealerships of a site, by their slugs; none of one that shares another site's. */
export function dealershipsOf({ slug }: DemoSite): string[] {
  const file = join(FOLDER, slug, 'dealerships.json');
  const given: { slug: string }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return given.map((dealership) => dealership.slug);
}
