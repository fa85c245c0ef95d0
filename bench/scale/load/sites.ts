import { type Chance, chanceOf } from '../../../demo/random.ts';
import { slugOf } from '../making/folders.ts';
import type { GroupPlan } from '../making/plan.ts';
import type { Target } from './clients.ts';
import { requestPage } from './request.ts';

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
export async function visitSite(port: number, site: Site, page = 1): Promise<Visited & { ms: number }> {
  const path = page > 1 ? `${LIST}?page=${page}` : LIST;
  const { status, body, ms } = await requestPage(port, hostOf(port, site), path);
  if (status !== 200) throw new Error(`${site.slug}${path} was answered with ${status}`);
  const linked = (start: string) =>
    [...new Set([...body.matchAll(/href="(\/[^"#]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')))].filter(
      (href) => href.startsWith(start),
    );
  const vehicles = linked('/cars/').filter((href) => /^\/cars\/[^/?]+$/.test(href));
  return { ...site, searches: [path, ...linked('/search/')], vehicles, ms };
}

/** Visits every site once. */
export async function visitAll(port: number, sites: readonly Site[]): Promise<Visited[]> {
  const waiting = [...sites];
  const visited: Visited[] = [];
  const visitNext = async () => {
    for (let site = waiting.pop(); site; site = waiting.pop()) visited.push(await visitSite(port, site));
  };
  await Promise.all(Array.from({ length: VISITORS_AT_ONCE }, visitNext));
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
