import type { Agent } from 'node:http';
import { type Chance, chanceOf } from '../../../demo/random.ts';
import { slugOf } from '../making/folders.ts';
import type { GroupPlan } from '../making/plan.ts';
import type { Target } from './clients.ts';
import { openConnection, requestPage } from './request.ts';

/** The list of a site's vehicles; every site has some that are used. */
const LIST = '/search/used-cars';
const VISITORS_AT_ONCE = 4;

/** A made site. */
export interface Site {
  slug: string;
  group: GroupPlan;
}

/** A site with addresses that its pages link to. */
export interface Visited extends Site {
  searches: string[];
  vehicles: string[];
}

export const listSites = (groups: readonly GroupPlan[]): Site[] =>
  groups.flatMap((group) => group.folders.map((folder) => ({ slug: slugOf(group, folder), group })));

export const hostOf = (port: number, { slug }: Site): string => `${slug}.localhost:${port}`;

/**
 * Requests a site's list of vehicles, and returns how long it took, with the addresses in it. Throws unless it is 200.
 */
export async function visitSite(
  port: number,
  site: Site,
  { page = 1, connection }: { page?: number; connection?: Agent } = {},
): Promise<Visited & { ms: number }> {
  const path = page > 1 ? `${LIST}?page=${page}` : LIST;
  const { status, body, ms } = await requestPage(port, hostOf(port, site), path, connection && { connection });
  if (status !== 200) throw new Error(`${site.slug}${path} was answered with ${status}`);
  const linked = (start: string) =>
    [...new Set([...body.matchAll(/href="(\/[^"#]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')))].filter(
      (href) => href.startsWith(start),
    );
  const vehicles = linked('/cars/').filter((href) => /^\/cars\/[^/?]+$/.test(href));
  return { ...site, searches: [path, ...linked('/search/')], vehicles, ms };
}

/**
 * Visits every site once in every worker, so that each has all of them loaded. A new connection goes to the worker that
 * has fewest: no other may be open when there are several workers, whose number must divide that of the visitors.
 */
export async function visitAll(port: number, sites: readonly Site[], workers = 1): Promise<Visited[]> {
  const connections = Array.from({ length: VISITORS_AT_ONCE }, openConnection);
  try {
    // Opened one after the other, they reach the workers by turns.
    for (const connection of connections) await requestPage(port, `localhost:${port}`, '/healthz', { connection });
    const ofWorkers = Array.from({ length: workers }, (_, worker) =>
      connections.filter((_connection, n) => n % workers === worker),
    );
    const [visited = []] = await Promise.all(ofWorkers.map((own) => visitThrough(port, sites, own)));
    return visited;
  } finally {
    for (const connection of connections) connection.destroy();
  }
}

/** Visits every site once, as many at a time as there are connections. */
async function visitThrough(port: number, sites: readonly Site[], connections: readonly Agent[]): Promise<Visited[]> {
  const waiting = [...sites];
  const visited: Visited[] = [];
  const visitNext = async (connection: Agent) => {
    for (let site = waiting.pop(); site; site = waiting.pop())
      visited.push(await visitSite(port, site, { connection }));
  };
  await Promise.all(connections.map(visitNext));
  return visited;
}

/** Pages of random sites, half of them lists and half vehicles; the same for the same seed. */
export function randomPages(port: number, sites: readonly Visited[], seed: string): () => Target {
  const chance = chanceOf(seed);
  return () => pageOf(port, chance.pick(sites), chance);
}

function pageOf(port: number, site: Visited, chance: Chance): Target {
  const isList = site.vehicles.length === 0 || chance.happens(0.5);
  const host = hostOf(port, site);
  return isList
    ? { kind: 'search', host, path: chance.pick(site.searches) }
    : { kind: 'vehicle', host, path: chance.pick(site.vehicles) };
}
