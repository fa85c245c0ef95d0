import { formatMs, printFigure } from '../figures.ts';
import { after, quantilesOf, type Taken, type Target, takePages } from '../load/clients.ts';
import { hostOf, type Visited, visitSite } from '../load/sites.ts';
import type { Server } from '../program/server.ts';
import { printLatency, readPages } from './latency.ts';

const CRAWLERS = 200;
const LIST_PAGES = 15;

interface Readers {
  server: Server;
  sites: readonly Visited[];
  seconds: number;
}

/** Prints the latency of pages of random sites when nothing else happens. */
export async function measureQuiet({ server, sites, seconds }: Readers): Promise<Taken[]> {
  const quiet = await readPages(server, sites, after(seconds));
  printLatency('quiet', quiet);
  return quiet;
}

/** Prints the latency of pages of the other sites while crawlers request all pages of one at once. */
export async function measureStorm({ server, sites, seconds }: Readers, quiet: readonly Taken[]): Promise<void> {
  const site = sites.find(({ group }) => group.role === 'large')!;
  const pages = await findPages(server, site);
  const others = sites.filter(({ group }) => group !== site.group);
  let turn = 0;
  const next = () => pages[turn++ % pages.length]!;
  const isOver = after(seconds);
  const [taken, stormed] = await Promise.all([
    readPages(server, others, isOver),
    takePages(server.port, { clients: CRAWLERS, pauseMs: 0, next }, isOver),
  ]);
  printLatency('other sites during a storm', taken);
  const ratio = quantilesOf(taken).p99 / quantilesOf(quiet).p99;
  printFigure('the storm’s p99 to the quiet one’s', ratio.toFixed(2));
  const refused = stormed.filter(({ status }) => status === 503);
  const pace = `${((stormed.length - refused.length) / seconds).toFixed(1)} pages a second`;
  const waited = formatMs(quantilesOf(stormed).p99);
  printFigure('the site in the storm', `${pace}, ${refused.length} of ${stormed.length} 503, p99 ${waited}`);
}

/** More pages of the site than there are crawlers, so that no two request the same at a time. */
async function findPages({ port }: Server, site: Visited): Promise<Target[]> {
  const paths = new Set<string>();
  for (let page = 1; page <= LIST_PAGES; page++) {
    const { vehicles, searches } = await visitSite(port, site, { page });
    for (const path of [...vehicles, ...searches]) paths.add(path);
  }
  return [...paths].map((path) => ({ kind: 'storm', host: hostOf(port, site), path }));
}
