import type { Location } from '../../domain/places/location.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { createRegistry } from '../registry.ts';
import type { RequestContext } from '../request/context.ts';
import type { OpenPage } from './served-pages.ts';

/** What says which pages a site opens. */
export type OpeningSettings = Pick<
  SiteSettings,
  'finance' | 'forms' | 'gating' | 'tradeIn' | 'vehicle' | 'extras' | 'visitors' | 'pages' | 'reviews'
>;

/** What pages of a feature are looked up by. */
export type PagesRequest = Pick<RequestContext, 'db' | 'site' | 'settings' | 'stock' | 'now'>;

/** What a feature tells of its pages whose addresses are not the same on every site. */
export interface FeaturePages {
  /** Those that a site's settings open to everybody: menus, buttons and offers may lead there. */
  open?(settings: OpeningSettings): OpenPage[];
  /** The paths of further ones, which the database knows. */
  loadPaths?(request: PagesRequest): Promise<string[]>;
  /** The paths that search engines are to know; `locations` are those that the site shows. */
  listPaths?(request: PagesRequest, locations: readonly Location[]): readonly string[] | Promise<string[]>;
}

const registry = createRegistry<FeaturePages>('pages of features');

/** Takes the pages of all features. */
export const registerPages = registry.register;

/**
 * The pages that a site's settings open to everybody, so that menus, buttons and offers may lead there. `paths`: those
 * of `loadOpenPaths`, where they are known.
 */
export function listOpenPages(settings: OpeningSettings, paths: readonly string[] = []): OpenPage[] {
  const opened = registry.list().flatMap(({ open }) => open?.(settings) ?? []);
  return [...opened, ...paths.map((path) => ({ path, needsVehicle: false }))];
}

/** The paths of open pages that the database knows: what the site has written. */
export async function loadWrittenPaths(request: PagesRequest): Promise<string[]> {
  const paths = await Promise.all(registry.list().map(({ loadPaths }) => loadPaths?.(request) ?? []));
  return paths.flat();
}

/** The paths of all such pages that search engines are to know. */
export async function listIndexablePaths(
  request: PagesRequest,
  locations: readonly Location[],
): Promise<string[]> {
  const paths = await Promise.all(
    registry.list().map((pages) => pages.listPaths?.(request, locations) ?? []),
  );
  return paths.flat();
}
