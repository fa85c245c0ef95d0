import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatMs, printFigure } from '../figures.ts';
import type { Site } from '../load/sites.ts';
import type { Ground } from '../making/make.ts';
import { timeCommand } from '../program/server.ts';

/** Prints how long the command `sites apply` takes while the program runs, with no folder changed and with one. */
export async function measureApplying(ground: Ground, site: Site): Promise<void> {
  const apply = () => timeCommand(ground, 'src/app/sites/cli.ts', ['apply']);
  printFigure('folders applied, all unchanged', formatMs(await apply()));
  const file = join(ground.sitesDir, site.slug, 'site.json');
  const former = await readFile(file, 'utf8');
  const changed = JSON.parse(former) as { settings: { brand: { strapline?: string } } };
  changed.settings.brand.strapline = 'Another strapline.';
  await writeFile(file, JSON.stringify(changed));
  try {
    printFigure('folders applied, one changed', formatMs(await apply()));
  } finally {
    await writeFile(file, former);
    await apply();
  }
}
