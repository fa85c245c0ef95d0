import { formatMs, printFigure } from '../figures.ts';
import { after, quantilesOf, takePages } from '../load/clients.ts';
import { randomPages, type Visited } from '../load/sites.ts';
import type { Server } from '../program/server.ts';

/** As many clients as keep two workers busy, each always with a request. */
const CLIENTS = 12;
/** A program's code is compiled while it is first used, in each worker anew. */
const WARM_UP_PAGES = 300;

/** Prints pages a second of random sites when clients never rest, and what a page costs in CPU time. */
export async function measureSaturation(
  server: Server,
  sites: readonly Visited[],
  { seconds, workers }: { seconds: number; workers: string },
): Promise<void> {
  await warmUp(server, sites);
  const usage = () => ({ program: server.program().cpuMs, database: server.database().cpuMs });
  const before = usage();
  const began = performance.now();
  const next = randomPages(server.port, sites, 'saturation');
  const taken = await takePages(server.port, { clients: CLIENTS, pauseMs: 0, next }, after(seconds));
  const elapsed = performance.now() - began;
  const now = usage();
  const perPage = (ms: number) => `${(ms / taken.length).toFixed(1)} ms`;
  const failed = taken.filter(({ status }) => status !== 200).length;
  printFigure(`pages a second, ${workers}`, `${((taken.length * 1000) / elapsed).toFixed(1)} (${failed} not 200)`);
  printFigure(`p99 at saturation, ${workers}`, formatMs(quantilesOf(taken).p99));
  printFigure(
    `CPU a page, ${workers}`,
    `${perPage(now.program - before.program)}, and ${perPage(now.database - before.database)} of PostgreSQL`,
  );
  printFigure(`cores in use, ${workers}`, ((now.program - before.program) / elapsed).toFixed(2));
}

async function warmUp({ port }: Server, sites: readonly Visited[]): Promise<void> {
  const page = randomPages(port, sites, 'warm-up');
  let requested = 0;
  const next = () => {
    requested += 1;
    return page();
  };
  await takePages(port, { clients: CLIENTS, pauseMs: 0, next }, () => requested >= WARM_UP_PAGES);
}
