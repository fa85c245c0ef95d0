import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateStock } from '../../../demo/generate.ts';
import type { VehicleRow } from '../../../demo/row.ts';
import { formatMs, medianOf, printFigure } from '../figures.ts';
import type { Visited } from '../load/sites.ts';
import { FEED, type Ground } from '../making/make.ts';
import { type Server, timeCommand } from '../program/server.ts';
import { printLatency, readPages } from './latency.ts';

/** Every import has other prices for one vehicle in this many. */
const CHANGED = 3;
const PRICE_STEP = 100;

/**
 * Prints the latency of pages of the other sites while a feed of one is imported again and again, with other prices
 * each time, by the command that operators use.
 */
export async function measureImports(
  ground: Ground,
  folder: string,
  { server, sites, imports }: { server: Server; sites: readonly Visited[]; imports: number },
): Promise<void> {
  const site = sites.find(({ group }) => group.role === 'pool' && group.folders.length === 1)!;
  const files = await writeFeeds(folder, site);
  const times: number[] = [];
  const importAll = async () => {
    for (let n = 0; n < imports; n++) {
      const words = ['import', '--site', site.slug, '--feed', FEED, '--force', files[n % files.length]!];
      times.push(await timeCommand(ground, 'src/stock/cli.ts', words));
    }
  };
  let isOver = false;
  const others = sites.filter(({ group }) => group !== site.group);
  const [taken] = await Promise.all([
    readPages(server, others, () => isOver),
    importAll().finally(() => {
      isOver = true;
    }),
  ]);
  printFigure('import, as a command', `${formatMs(medianOf(times))} (${imports} of ${site.group.vehicles} vehicles)`);
  printLatency('pages while imports run', taken);
}

/** The site's feed in two editions. */
async function writeFeeds(folder: string, { group }: Visited): Promise<string[]> {
  const rows = generateStock(group.folders[0]!, new Date(), group.vehicles);
  const editions = [rows, rows.map(withOtherPrice)];
  const files = editions.map((_, n) => join(folder, `feed-${n}.ndjson`));
  for (const [n, edition] of editions.entries())
    await writeFile(files[n]!, edition.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return files;
}

const withOtherPrice = (row: VehicleRow, n: number): VehicleRow =>
  n % CHANGED === 0 && row.price ? { ...row, price: row.price + PRICE_STEP } : row;
