import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../db/open.ts';
import type { RequestContext } from '../features/request.ts';
import { LiveStock } from '../stock/live/live-stock.ts';
import type { Config } from './config.ts';
import { closeServer, listen } from './http/lifetime.ts';
import { createListener } from './http/listener.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import { loadBuiltPages, loadDevelopmentPages } from './pages-source.ts';
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
  /** What a request for `path` of a site is answered with; undefined when there is no such site. */
  findContext(slug: string, path: string): RequestContext | undefined;
  /** Renders a page, past the page cache. */
  answer(request: Request, context: RequestContext): Promise<Response>;
  /** Stops taking requests, lets running ones end, closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, applies the site folders, prepares what the caller wants, loads all stock, and listens. Rejects with the
 * reason when any of it fails, with nothing left running.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, log, clock = () => new Date() } = options;
  const metrics = createMetrics();
  const database = await openDatabase({ ...config.database, log });
  const { stock, sites } = followSites({ ...options, clock }, database, metrics);
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
    await options.prepare?.(database, { log, now: clock() });
    await stock.listen();
    await sites.start();
    const pages = options.dev
      ? await loadDevelopmentPages(options.root, server)
      : await loadBuiltPages(options.root);
    const findContext = (address: Parameters<typeof findRequestContext>[1], url: URL, requestId: string) =>
      findRequestContext({ sites, stock, clock }, address, url, requestId);
    const answer = (request: Request, context: RequestContext) =>
      pages.answer(request, context, (error) =>
        log.error({ err: error, requestId: context.requestId, url: request.url }, 'a page failed'),
      );
    const notReady = async () => (closing ? 'shutting down' : isReachable(database));
    const listener = createListener({
      log,
      trustProxy: config.TRUST_PROXY,
      operations: { metrics, metricsToken: config.METRICS_TOKEN, trustProxy: config.TRUST_PROXY, notReady },
      assets: pages.assets,
      findContext,
      pages: {
        cache: new PageCache(pages.cacheable ? config.PAGE_CACHE_MEGABYTES * 1024 * 1024 : 0),
        metrics,
        answer,
        policed: pages.cacheable,
        rendering: new Map(),
      },
    });
    server.on('request', listener);
    await listen(server, config);
    const { port } = server.address() as AddressInfo;
    return {
      port,
      addresses: addressesOf(sites, port, config.LOCAL_HOSTS),
      findContext: (slug, path) => {
        const host = `${slug}.localhost`;
        const origin = `http://${host}:${port}`;
        return findContext({ host, origin }, new URL(path, origin), 'none');
      },
      answer,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function followSites(
  { config, log, clock }: StartOptions & { clock: () => Date },
  database: Database,
  metrics: Metrics,
) {
  const stock = new LiveStock({
    database,
    clock,
    onError: (error, groupId) =>
      log.error({ err: error, groupId }, 'the stock of a group could not be followed'),
    onChange: (siteId, index) => metrics.stockVehicles.set({ site: String(siteId) }, index.size),
  });
  const onRefused = () => metrics.settingsRefused.inc();
  return {
    stock,
    sites: new SiteRegistry({ database, stock, log, localHosts: config.LOCAL_HOSTS, onRefused }),
  };
}

async function isReachable(database: Database): Promise<string | undefined> {
  try {
    await database.asPlatform((tx) => tx.client.query('select 1'));
    return undefined;
  } catch {
    return 'the database cannot be reached';
  }
}

function addressesOf(sites: SiteRegistry, port: number, localHosts: boolean): RunningServer['addresses'] {
  return sites.list().map(({ slug, hosts, settings }) => {
    const local = `http://${hosts.includes('localhost') ? 'localhost' : `${slug}.localhost`}:${port}`;
    return { name: settings.brand.name, slug, url: localHosts ? local : `https://${hosts[0] ?? slug}` };
  });
}
