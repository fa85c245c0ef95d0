import { type Column, type Figures, inTurns, printHeading, printRows } from '../trees/figures.ts';
import { findPages, type MeasuredPage } from '../trees/measured-pages.ts';
import { requestPage } from '../trees/request.ts';
import { type Served, withServers } from '../trees/serve.ts';
import type { PartOptions } from '../trees/trees.ts';
import { prepareFloor } from './elements-floor.ts';

const COLUMNS: readonly Column[] = [
  ['pages a second', 1],
  ['ms', 2],
  ['floor ms', 2],
  ['x floor', 2],
  ['HTML KB', 1],
];
/** How many times a page is requested, and the floor rendered, before the next server has its turn. */
const IN_A_ROW = 5;

/**
 * Prints what a page that is not cached costs each tree's server in CPU time, over HTTP and without compression, and
 * what `react-dom/server` alone costs for the same HTML. Pages a second are those of one core.
 */
export async function benchUncached({ isQuick, trees }: PartOptions): Promise<void> {
  // A page's code is compiled while it is first used.
  const { rounds, warmUp } = isQuick ? { rounds: 4, warmUp: 4 } : { rounds: 15, warmUp: 10 };
  await withServers(trees, { PAGE_CACHE_MEGABYTES: '0' }, async (servers) => {
    printHeading(`Pages that are not cached, medians of ${rounds} rounds of ${IN_A_ROW}`, COLUMNS);
    for (const page of await findPages(servers[0] as Served)) {
      const figures = await inTurns(servers, { rounds, warmUp }, (server) => measure(server, page));
      printRows(`${page.kind}, ${page.look}`, servers, figures, COLUMNS);
    }
  });
}

async function measure(server: Served, { site, path }: MeasuredPage): Promise<Figures> {
  const html = (await requestPage(server, site, path, 'identity')).toString();
  const render = prepareFloor(html);
  const began = await server.cpuMs();
  for (let turn = 0; turn < IN_A_ROW; turn++) await requestPage(server, site, path, 'identity');
  const ms = ((await server.cpuMs()) - began) / IN_A_ROW;
  const floor = await cpuOf(render);
  return {
    'pages a second': 1000 / ms,
    ms,
    'floor ms': floor,
    'x floor': ms / floor,
    'HTML KB': Buffer.byteLength(html) / 1000,
  };
}

/** CPU time of this process, which does nothing else meanwhile. */
async function cpuOf(render: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  for (let turn = 0; turn < IN_A_ROW; turn++) await render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / IN_A_ROW;
}
