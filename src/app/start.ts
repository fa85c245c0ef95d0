import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../db/open.ts';
import { LiveStock } from '../stock/live/live-stock.ts';
import type { Config } from './config.ts';
import { createListener, type ListenerParts } from './http/listener.ts';
import { createMetrics } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import { loadBuiltPages, loadDevelopmentPages, type Pages } from './pages-source.ts';
import { applySiteFolders } from './sites/apply.ts';
import { findRequestContext } from './sites/context.ts';
import { SiteRegistry } from './sites/registry.ts';

/** What else is to be done once the database is open and the sites are in it. */
export type Prepare = (database: Database, context: { log: Logger; now: Date }) => Promise<unknown>;

export interface StartOptions {
  config: Config;
  log: Logger;
  /** The project's folder. */
  root: string;
  /** Pages from source with hot reload, in place of the built ones. */
  dev?: boolean;
  clock?: () => Date;
  prepare?: Prepare | undefined;
}

export interface RunningServer {
  port: number;
  /** Every site with its address on this machine. */
  addresses: { name: string; slug: string; url: string }[];
  /** Stops taking requests, lets running ones end, closes the database. */
  close(): Promise<void>;
}

/** Opens the database, applies the site folders, prepares what the caller wants, loads all stock, and listens. Rejects with the reason when any of it fails. */
export async function startServer({
  config,
  log,
  root,
  dev = false,
  clock = () => new Date(),
  prepare,
}: StartOptions): Promise<RunningServer> {
  const metrics = createMetrics();
  const database = await openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR, log });
  const stock = new LiveStock({
    database,
    clock,
    onError: (error, groupId) =>
      log.error({ err: error, groupId }, 'the stock of a group could not be followed'),
    onChange: (siteId, index) => metrics.stockVehicles.set({ site: String(siteId) }, index.size),
  });
  const sites = new SiteRegistry({
    database,
    stock,
    log,
    localHosts: config.LOCAL_HOSTS,
    onRefused: () => metrics.settingsRefused.inc(),
  });
  const server = createServer();
  let closing = false;

  const close = async () => {
    closing = true;
    await closeServer(server, config.SHUTDOWN_SECONDS);
    sites.stop();
    stock.stop();
    await database.close();
  };

  try {
    await applySiteFolders(database, config.SITES_DIR, log);
    await prepare?.(database, { log, now: clock() });
    await stock.listen();
    await sites.start();
    const pages = dev ? await loadDevelopmentPages(root, server) : await loadBuiltPages(root);
    const parts = listenerParts({
      config,
      log,
      metrics,
      pages,
      sites,
      stock,
      clock,
      notReady: async () => (closing ? 'shutting down' : reach()),
    });
    const reach = () =>
      database
        .asPlatform(async (tx) => void (await tx.client.query('select 1')))
        .then(
          () => undefined,
          () => 'the database cannot be reached',
        );
    server.on('request', createListener(parts));
    await listen(server, config);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return { port, addresses: addressesOf(sites, port, config.LOCAL_HOSTS), close };
}

interface Making {
  config: Config;
  log: Logger;
  metrics: ReturnType<typeof createMetrics>;
  pages: Pages;
  sites: SiteRegistry;
  stock: LiveStock;
  clock: () => Date;
  notReady: () => Promise<string | undefined>;
}

function listenerParts({
  config,
  log,
  metrics,
  pages,
  sites,
  stock,
  clock,
  notReady,
}: Making): ListenerParts {
  return {
    log,
    trustProxy: config.TRUST_PROXY,
    operations: { metrics, metricsToken: config.METRICS_TOKEN, trustProxy: config.TRUST_PROXY, notReady },
    assets: pages.assets,
    findContext: (address, url, requestId) =>
      findRequestContext({ sites, stock, clock }, address, url, requestId),
    pages: {
      cache: new PageCache(pages.cacheable ? config.PAGE_CACHE_MEGABYTES * 1024 * 1024 : 0),
      metrics,
      answer: (request, context) =>
        pages.answer(request, context, (error) =>
          log.error({ err: error, requestId: context.requestId, url: request.url }, 'a page failed'),
        ),
      policed: pages.cacheable,
      rendering: new Map(),
    },
  };
}

function listen(server: Server, { PORT, HOST }: Config): Promise<void> {
  // Slow or half-open callers are cut off rather than kept.
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${PORT} is taken by another program; set PORT to a free one`)
          : error,
      ),
    );
    server.listen(PORT, HOST, resolve);
  });
}

function closeServer(server: Server, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    const timer = setTimeout(() => server.closeAllConnections(), seconds * 1000);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function addressesOf(sites: SiteRegistry, port: number, localHosts: boolean) {
  return sites.list().map(({ slug, hosts, settings }) => {
    const local = localHosts ? `http://${slug}.localhost:${port}` : `https://${hosts[0] ?? slug}`;
    return {
      name: settings.brand.name,
      slug,
      url: hosts.includes('localhost') && localHosts ? `http://localhost:${port}` : local,
    };
  });
}
