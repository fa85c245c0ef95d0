import type { ActionFunctionArgs, data, LoaderFunctionArgs } from 'react-router';
import type { PageMeta } from '../head/page-meta.ts';
import { type RequestContext, requestContext } from './context.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'params'>;
interface Page {
  head: PageMeta;
}

/** A route's `loader`. */
export function createLoader<T>(load: (context: RequestContext, args: Args) => T) {
  return ({ context, request, params }: LoaderFunctionArgs): T =>
    load(context.get(requestContext), { request, params });
}

/** The `loader` of a page with the head that `buildLoaderMeta` shows, for a route that exports it as `meta`. */
export function createPageLoader<T extends Page | ReturnType<typeof data<Page>>>(
  load: (context: RequestContext, args: Args) => T | Promise<T>,
) {
  return createLoader(load);
}

/** A route's `action`. */
export function createAction<T>(act: (request: Request, context: RequestContext, params: Args['params']) => T) {
  return ({ request, context, params }: ActionFunctionArgs): T => act(request, context.get(requestContext), params);
}
