import { data, type EntryContext, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { withDataHeld, withLoaderData } from './server-data.ts';

const MODEL = { heading: 'Used cars', cards: [1, 2, 3] };

/** What the router gets of a route's loader. */
async function loaded(loader: () => unknown, isPage = true): Promise<unknown> {
  const module = { loader, ...(isPage && { default: () => null }) };
  const routes = withDataHeld({ one: { id: 'one', module } } as unknown as ServerBuild['routes']);
  return routes.one?.module.loader?.({} as never);
}

/** The router's context of the page of the route `one`. */
function contextOf(carried: unknown): EntryContext {
  const routes = { root: { id: 'root' }, one: { id: 'one', parentId: 'root' }, two: { id: 'two', parentId: 'root' } };
  const matches = [{ route: { id: 'root' } }, { route: { id: 'one' } }];
  const found = { staticHandlerContext: { loaderData: { one: carried }, matches }, manifest: { version: '1', routes } };
  return { ...found, serverHandoffStream: new ReadableStream() } as unknown as EntryContext;
}

/** What a page renders of what the router carried. */
function rendered(carried: unknown): unknown {
  return withLoaderData(contextOf(carried)).staticHandlerContext.loaderData.one;
}

test('the router has nothing to encode for browsers, and the page has what its loader returned', async () => {
  const carried = await loaded(() => MODEL);
  expect(JSON.stringify(carried)).toBe('{}');
  expect(rendered(carried)).toBe(MODEL);
});

test('a status and headers beside the data stay', async () => {
  const carried = await loaded(() => data(MODEL, { status: 404, headers: { 'X-Robots-Tag': 'noindex' } }));
  expect(carried).toMatchObject({ data: {}, init: { status: 404, headers: { 'X-Robots-Tag': 'noindex' } } });
  expect(rendered((carried as ReturnType<typeof data>).data)).toBe(MODEL);
});

test('responses, values that are no objects and answers of routes without a page are as they were', async () => {
  const redirect = new Response(null, { status: 302 });
  expect(await loaded(() => redirect)).toBe(redirect);
  expect(await loaded(() => null)).toBe(null);
  expect(await loaded(() => MODEL, false)).toBe(MODEL);
  expect(rendered(null)).toBe(null);
});

test('a page is rendered with its own routes alone, and with nothing for a router in the browser', () => {
  const { manifest, serverHandoffStream } = withLoaderData(contextOf({}));
  expect(Object.keys(manifest.routes)).toEqual(['root', 'one']);
  expect(manifest.version).toBe('1');
  expect(serverHandoffStream).toBeUndefined();
});
