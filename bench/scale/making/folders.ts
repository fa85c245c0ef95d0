import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SITES_FOLDER } from '../../../demo/places.ts';
import type { GroupPlan } from './plan.ts';

/** The slug of a made site. */
export const slugOf = ({ number }: GroupPlan, folder: string): string => `${folder}-${number}`;

interface SiteFile {
  group: { slug: string; name: string };
  hosts: string[];
  settings: { brand: { name: string } };
}

/** Writes the folders of a group's sites: those of the demo, with other slugs, names and hosts. */
export async function writeFolders(plan: GroupPlan, sitesDir: string): Promise<void> {
  for (const folder of plan.folders) {
    const slug = slugOf(plan, folder);
    const path = join(sitesDir, slug);
    await cp(fileURLToPath(new URL(folder, SITES_FOLDER)), path, { recursive: true });
    const file = join(path, 'site.json');
    const site = JSON.parse(await readFile(file, 'utf8')) as SiteFile;
    site.group = { slug: `${site.group.slug}-${plan.number}`, name: `${site.group.name} ${plan.number}` };
    site.hosts = [`www.${slug}.example`];
    site.settings.brand.name += ` ${plan.number}`;
    await writeFile(file, JSON.stringify(site));
  }
}
