import type { Location } from '../../domain/places/location.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { createRegistry } from '../registry.ts';
import type { RequestContext } from '../request/context.ts';
import { type OpenPage, toOpenPage } from './served-pages.ts';

/** The settings that decide which pages a site opens. */
export type OpeningSettings = Pick<
  SiteSettings,
  'finance' | 'forms' | 'gating' | 'tradeIn' | 'vehicle' | 'extras' | 'visitors' | 'pages' | 'reviews' | 'card'
>;

export type PagesRequest = Pick<RequestContext, 'db' | 'site' | 'settings' | 'stock' | 'now'>;

/** The pages of a feature whose addresses differ from site to site. */
export interface FeaturePages {
  /** Pages that settings alone open to everybody: menus, buttons and offers may link to them. */
  open?(settings: OpeningSettings): OpenPage[];
  /** The paths of further ones, read from the database. */
  loadPaths?(request: PagesRequest): Promise<string[]>;
  /** The paths for search engines; `locations` are those that the site shows. */
  listPaths?(request: PagesRequest, locations: readonly Location[]): readonly string[] | Promise<string[]>;
}

const registry = createRegistry<FeaturePages>('pages of features');

export const registerPages = registry.register;

/**
 * The pages that a site's settings open to everybody, so that menus, buttons and offers may link to them. `paths`:
 * those of `loadWrittenPaths`, where they are known.
 */
export function listOpenPages(settings: OpeningSettings, paths: readonly string[] = []): OpenPage[] {
  const opened = registry.list().flatMap(({ open }) => open?.(settings) ?? []);
  return [...opened, ...paths.map(toOpenPage)];
}

/** The paths of open pages that come from the database: the site's own written content. */
export async function loadWrittenPaths(request: PagesRequest): Promise<string[]> {
  const paths = await Promise.all(registry.list().map(({ loadPaths }) => loadPaths?.(request) ?? []));
  return paths.flat();
}

export async function listIndexablePaths(request: PagesRequest, locations: readonly Location[]): Promise<string[]> {
  const paths = await Promise.all(registry.list().map((pages) => pages.listPaths?.(request, locations) ?? []));
  return paths.flat();
}
