import cluster, { type Worker } from 'node:cluster';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { type Database, openDatabase } from '../../db/open.ts';
import { registerFeatures } from '../features.ts';
import { describeListenError, KEEP_ALIVE_MS } from '../http/lifetime.ts';
import { createCallerLimits } from '../http/limits/caller-limits.ts';
import type { Config } from '../operations/config.ts';
import { createMetrics } from '../operations/metrics.ts';
import { prepareSites, recheckSites } from '../sites/prepare.ts';
import type { RunningServer, StartOptions } from '../start.ts';
import { Claims } from './claims.ts';
import { Crew, type WorkerProcess } from './crew.ts';
import type { PrimaryDuties } from './duties.ts';
import { Inlet } from './inlet.ts';
import { openPictureRoom } from './shared-work.ts';
import { TotalMetrics } from './total-metrics.ts';

/** What the first process itself asks of the database: little, and only at its start. */
const CONNECTIONS = 2;

/**
 * Opens the database and prepares it once, then starts the workers that serve the port, and replaces those that die;
 * SIGUSR2 replaces all, one after the other. Rejects with the reason when any of it fails, with nothing left running.
 */
export async function startWorkers(options: StartOptions): Promise<Pick<RunningServer, 'addresses' | 'close'>> {
  registerFeatures();
  const { config, log, signal, clock = () => new Date() } = options;
  const database = await openDatabase({
    ...config.database,
    log: log.child({ feature: 'database' }),
    poolSize: CONNECTIONS,
    workers: config.WEB_CONCURRENCY,
  });
  let served: Served | undefined;
  const restart = () => void served?.crew.restart();
  const close = async () => {
    process.off('SIGUSR2', restart);
    served?.closePort();
    await served?.crew.stop();
    await database.close(config.SHUTDOWN_SECONDS * 1000);
  };
  // The `close` that follows reports the result.
  const giveUp = () => void close().catch(() => {});
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    signal?.throwIfAborted();
    await prepareSites(database, { ...options, clock });
    await keepRunning(database);
    served = await openPort(database, options);
    signal?.throwIfAborted();
    const addresses = await served.crew.start();
    process.on('SIGUSR2', restart);
    // Nobody waits for it: it ends with the database, and the next start goes on.
    void recheckSites(database, options);
    return { addresses, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}

/** A connection that listens notices when the embedded PostgreSQL ends, and starts it again; no worker may own it. */
async function keepRunning(database: Database): Promise<void> {
  await database.listen('workers', { onPayload: () => {} });
}

interface Served {
  crew: Crew;
  /** Stops accepting connections. */
  closePort: () => void;
}

/** The port, and the workers that serve it. Rejects when the port is taken. */
async function openPort(database: Database, { config, log }: StartOptions): Promise<Served> {
  const inlet = new Inlet();
  const server = createServer({ pauseOnConnect: true }, (socket) => inlet.take(socket));
  await listenOn(server, config);
  const { port } = server.address() as AddressInfo;
  const env = { PORT: String(port), DATABASE_URL: database.url, NODE_ENV: config.NODE_ENV };
  const shared = createSharedDuties(config, inlet);
  const crew: Crew = new Crew({
    count: config.WEB_CONCURRENCY,
    fork: () => toProcess(cluster.fork(env)),
    dutiesFor: (id) => ({ ...shared.dutiesFor(id), readMetrics: () => shared.totals.readText(crew.working) }),
    onUp: (worker) => inlet.open(worker),
    onLeave: (id) => inlet.leave(id),
    onEnd: shared.end,
    log,
    endsWithinMs: patienceOf(config),
  });
  const closePort = () => {
    server.close();
    inlet.close();
  };
  return { crew, closePort };
}

function listenOn(server: Server, { PORT, HOST }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(describeListenError(error, PORT)));
    server.listen(PORT, HOST, resolve);
  });
}

/** Requests, jobs and the database connections each get SHUTDOWN_SECONDS; idle connections end with their timeout. */
function patienceOf({ SHUTDOWN_SECONDS }: Config) {
  const stop = 10_000 + 3 * SHUTDOWN_SECONDS * 1000;
  return { stop, retire: stop + KEEP_ALIVE_MS };
}

function createSharedDuties(config: Config, inlet: Inlet) {
  const limits = createCallerLimits();
  const pictures = openPictureRoom(config);
  const claims = new Claims();
  const totals = new TotalMetrics(createMetrics().registry);
  const dutiesFor = (id: number): Omit<PrimaryDuties, 'up' | 'failed' | 'readMetrics'> => ({
    taken: (connection) => inlet.taken(id, connection),
    closed: () => inlet.closed(id),
    take: (limit, key, perMinute, nowMs) => limits[limit].take(key, perMinute, nowMs),
    reserveRoom: async (bytes, nowMs) => {
      await pictures.reserve(bytes, nowMs);
      return pictures.bytes;
    },
    claim: (siteId) => claims.take(siteId, id),
    whenFree: (siteId) => claims.whenFree(siteId),
    release: (siteId) => claims.release(siteId, id),
    noteMetrics: (values) => totals.note(id, values),
  });
  const end = (id: number) => {
    inlet.end(id);
    claims.releaseAll(id);
    void totals.end(id);
  };
  return { dutiesFor, end, totals };
}

function toProcess(worker: Worker): WorkerProcess {
  return {
    id: worker.id,
    send: (message, sent) => worker.send(message, undefined, undefined, sent),
    on: (event, take) => worker.on(event, take),
    once: (event, take) => worker.once(event, take),
    hand: (connection, socket) => worker.send({ kind: 'connection', connection }, socket, { keepOpen: true }, () => {}),
    kill: () => worker.process.kill('SIGKILL'),
  };
}
