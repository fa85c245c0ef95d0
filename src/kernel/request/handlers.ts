import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { type RequestContext, requestContext } from './context.ts';

export type HandlerArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/** A route's `loader`. */
export function createLoader<T>(load: (context: RequestContext, args: HandlerArgs) => T) {
  return ({ context, request, params }: LoaderFunctionArgs): T =>
    load(context.get(requestContext), { request, params });
}

/** A route's `action`. */
export function createAction<T>(act: (request: Request, context: RequestContext, params: HandlerArgs['params']) => T) {
  return ({ request, context, params }: ActionFunctionArgs): T => act(request, context.get(requestContext), params);
}
