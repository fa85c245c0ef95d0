import type { Ask } from './ask.ts';

/** A route of the route table, as the build gives it to browsers. */
export interface Route {
  /** The module's path below the program's folder, unless the table gives it a name of its own. */
  id: string;
  /** Empty for the home page. */
  path: string;
  /** Whether it has a page; the others respond to programs, scripts and browsers. */
  isPage: boolean;
}

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  hasDefaultExport?: boolean;
}

const MANIFEST = /\/assets\/manifest-[\w-]+\.js/;

/** The route table of a server's build. Throws when the home page names none. */
export async function loadRoutes(ask: Ask, site: string): Promise<Route[]> {
  const path = MANIFEST.exec((await ask({ site, path: '/' })).body)?.[0];
  if (!path) throw new Error(`the home page of ${site} names no manifest of routes`);
  const { body } = await ask({ site, path });
  const { routes }: { routes: Record<string, ManifestRoute> } = JSON.parse(
    body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1),
  );
  return Object.values(routes).flatMap(({ id, parentId, path: at = '', hasDefaultExport = false }) =>
    parentId === undefined ? [] : [{ id, path: at, isPage: hasDefaultExport }],
  );
}
