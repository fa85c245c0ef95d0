import { formatBytes, formatMs, medianOf, printFigure } from '../figures.ts';
import { requestPage } from '../load/request.ts';
import { hostOf, type Site, type Visited, visitAll, visitSite } from '../load/sites.ts';
import { becomeIdle, type Server } from '../program/server.ts';
import { type Memory, printMemory, readMemory } from './memory.ts';

const SMALL_VEHICLES = 1_000;
const SMALL_SITES = 5;
/** A program's code is compiled while it is first used; that is not what a cold site costs. */
const WARM_UP = 20;

/**
 * Prints the memory and the first pages of sites that were not visited before, and then the memory once all were.
 * Returns the sites as visited.
 */
export async function measureColdSites(server: Server, sites: readonly Site[]): Promise<Visited[]> {
  await becomeIdle(server);
  const atStart = await readMemory(server);
  printFigure('memory at start', `${formatBytes(atStart.residentBytes)} (${atStart.listed} listed in memory)`);
  await warmUp(server, sites.find(({ group }) => group.role === 'pool')!);
  const small = sites
    .filter(({ group }) => group.role === 'plain' && group.folders.length === 1)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, SMALL_SITES);
  const large = sites.find(({ group }) => group.role === 'large')!;
  const times: number[] = [];
  for (const site of small) times.push((await visitSite(server.port, site)).ms);
  const counts = small.map(({ group }) => group.vehicles);
  const counted = `${Math.min(...counts)} to ${Math.max(...counts)} vehicles`;
  printFigure('first page of a cold site, about 1,000 vehicles', `${formatMs(medianOf(times))} (${counted})`);
  const { ms } = await visitSite(server.port, large);
  printFigure('first page of a cold site, 10,000 vehicles', `${formatMs(ms)} (${large.group.vehicles} vehicles)`);
  return visitRest(server, sites, atStart);
}

const distanceOf = ({ group }: Site) => Math.abs(group.vehicles - SMALL_VEHICLES);

async function warmUp({ port }: Server, site: Site): Promise<void> {
  const { vehicles } = await visitSite(port, site);
  for (let turn = 0; turn < WARM_UP; turn++) {
    await visitSite(port, site);
    for (const path of vehicles.slice(turn, turn + 1)) await requestPage(port, hostOf(port, site), path);
  }
}

async function visitRest(server: Server, sites: readonly Site[], atStart: Memory): Promise<Visited[]> {
  const began = performance.now();
  const visited = await visitAll(server.port, sites);
  printFigure('every site visited once, 4 at a time', formatMs(performance.now() - began));
  await becomeIdle(server);
  const { residentBytes, listed } = await printMemory(server, 'all sites visited', 'a listed vehicle');
  const further = formatBytes((residentBytes - atStart.residentBytes) / (listed - atStart.listed));
  printFigure('memory a vehicle listed since the start', listed > atStart.listed ? further : 'none was');
  return visited;
}
