import type { SiteSettings } from '../settings/schema.ts';
import type { WrittenContent } from './content/model.ts';
import type { RequestContext } from './request/context.ts';

/** Where an address has moved to: a path of the site, or another website's page. */
export interface Moved {
  to: string;
  status: 301 | 302;
}

export type FindMoved = (request: Pick<RequestContext, 'settings' | 'url'>) => Moved | undefined;

/** Pages of a feature whose addresses a site's settings choose. `app/own-page` answers for them. */
export interface OwnPage {
  /** What answers at a path; undefined where it has none of these pages. */
  find(path: string, settings: SiteSettings): OwnPageHandlers | undefined;
  /** Asked where an address has none of the site's own pages. */
  findMoved?: FindMoved;
}

interface OwnPageHandlers {
  /**
   * The page as `data({ kind, page })`; `app/own-page/route.tsx` has the component of each kind. `loadWritten`: the
   * site's own written content for the same address.
   */
  load(
    request: RequestContext,
    httpRequest: Request,
    loadWritten: () => Promise<WrittenContent | null>,
  ): Promise<unknown>;
  /** Takes a form that was sent to the page. */
  act?(request: RequestContext, httpRequest: Request): Promise<unknown>;
}

export function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
