import type { data } from 'react-router';
import type { PageMeta } from '../head/page-meta.ts';
import type { RequestContext } from '../request/context.ts';
import { createLoader, type HandlerArgs } from '../request/handlers.ts';

interface Page {
  head: PageMeta;
}

/** The `loader` of a page with the head that `buildLoaderMeta` shows, for a route that exports it as `meta`. */
export function createPageLoader<T extends Page | ReturnType<typeof data<Page>>>(
  load: (context: RequestContext, args: HandlerArgs) => T | Promise<T>,
) {
  return createLoader(load);
}
