import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import type { SiteRegistry } from '../sites/registry.ts';

export interface WarmListParts {
  sites: Pick<SiteRegistry, 'list' | 'findById' | 'open'>;
  stock: Pick<LiveStock, 'load' | 'listLoaded'>;
  log: Logger;
}

const siteIds = z.array(z.int());
/** A list for any number of sites to warm. */
const MOST_USED = 10_000;

/**
 * Opens sites and loads their stock one after the other, so that their first visitors need not wait: those that were
 * used most recently before the last stop, then others by slug, up to `most`. One that fails is logged, and left for
 * its first visitor.
 */
export async function warmSites(
  { sites, stock, log }: WarmListParts,
  { file, most, stop }: { file: string; most: number; stop: AbortSignal },
): Promise<void> {
  const used = (await readUsed(file)).flatMap((id) => sites.findById(id) ?? []);
  const wanted = [...new Set([...used, ...sites.list()])].slice(0, most);
  for (const site of wanted) {
    if (stop.aborted) return;
    try {
      await sites.open(site);
      await stock.load(site.id);
    } catch (err) {
      log.warn({ feature: 'stock', site: site.slug, err }, 'Could not load a site ahead of its first visitor');
    }
  }
  // The one used last becomes the one used last again.
  const loaded = new Set(stock.listLoaded());
  for (const { id } of wanted.reverse()) if (loaded.has(id)) await stock.load(id);
}

/** Keeps which sites were used most recently, for the next start: what is loaded, then those of the last list. */
export async function saveUsed(file: string, stock: Pick<LiveStock, 'listLoaded'>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const used = new Set([...stock.listLoaded(), ...(await readUsed(file))]);
  // Several processes may end at once.
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, JSON.stringify([...used].slice(0, MOST_USED)));
  await rename(temporary, file);
}

async function readUsed(file: string): Promise<number[]> {
  try {
    return siteIds.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // There is none at the first start; a damaged one is worth nothing.
    return [];
  }
}
