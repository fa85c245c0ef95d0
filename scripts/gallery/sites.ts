import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../src/settings/topics/look/brand.ts';

const SITES = join(process.cwd(), 'sites');

export function brandsOfDemoSites() {
  return readdirSync(SITES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: slug }) => {
      const { settings } = JSON.parse(readFileSync(join(SITES, slug, 'site.json'), 'utf8'));
      return { slug, brand: brand.parse(settings.brand) };
    });
}
