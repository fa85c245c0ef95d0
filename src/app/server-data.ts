import { data, type EntryContext, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { isRecord } from '../domain/text/look-up.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type Loader = (args: LoaderFunctionArgs) => unknown;

/** What loaders of pages returned, by the empty objects that the router carries instead. */
const held = new WeakMap<object, unknown>();

/**
 * Keeps the data of pages on the server. Browsers get no router, and so no loader data, but the router would still
 * encode it for them with each page: a tenth of what a search page costs. Each loader of a page gives the router an
 * empty object instead, and `withLoaderData` puts the data in its place before the page is rendered.
 */
export function withDataHeld(routes: Routes): Routes {
  const entries = Object.entries(routes).map(([id, route]) => [id, route && withLoaderHeld(route)]);
  return Object.fromEntries(entries);
}

function withLoaderHeld(route: Route): Route {
  const { loader, default: page } = route.module;
  if (!loader || !page) return route;
  const hold = async (args: LoaderFunctionArgs) => holdData(await (loader as Loader)(args));
  return { ...route, module: { ...route.module, loader: Object.assign(hold, loader) } };
}

function holdData(result: unknown): unknown {
  if (result instanceof Response) return result;
  if (isDataWithInit(result)) return data(holdValue(result.data), result.init ?? undefined);
  return holdValue(result);
}

function holdValue(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const holder = {};
  held.set(holder, value);
  return holder;
}

const isDataWithInit = (value: unknown): value is ReturnType<typeof data> =>
  isRecord(value) && value.type === 'DataWithResponseInit';

/**
 * The router's context of a page with the data that its loaders returned, and without what only a router in the browser
 * would need: its data as a stream, and the routes of all other pages, which the router would make anew for each page.
 */
export function withLoaderData(context: EntryContext): EntryContext {
  const { staticHandlerContext: found, manifest } = context;
  const entries = Object.entries(found.loaderData).map(([id, value]) => [
    id,
    isRecord(value) && held.has(value) ? held.get(value) : value,
  ]);
  const routes = found.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id];
    return route ? [[id, route]] : [];
  });
  return {
    ...context,
    manifest: { ...manifest, routes: Object.fromEntries(routes) },
    serverHandoffStream: undefined,
    staticHandlerContext: { ...found, loaderData: Object.fromEntries(entries) },
  };
}
