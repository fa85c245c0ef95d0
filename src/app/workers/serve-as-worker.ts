import { Socket } from 'node:net';
import type { Registry } from 'prom-client';
import { describeDatabaseError } from '../../db/describe-error.ts';
import type { CacheRoom } from '../../integrations/images/disk/cache-room.ts';
import { receiveConnections } from '../http/lifetime.ts';
import { type StartOptions, startServer } from '../start.ts';
import { Calls, type Port } from './calls.ts';
import type { PrimaryDuties, WorkerDuties } from './duties.ts';
import type { SharedWork } from './shared-work.ts';

/** Serves the port beside other workers, until the first process says otherwise. */
export async function serveAsWorker(options: StartOptions): Promise<void> {
  const stop = new AbortController();
  const retire = new AbortController();
  const metrics: { own?: Registry } = {};
  const duties: WorkerDuties = {
    stop: () => stop.abort(),
    retire: () => retire.abort(),
    readMetrics: async () => (await metrics.own?.getMetricsAsJSON()) ?? [],
  };
  const primary = new Calls<PrimaryDuties>(toPrimary(), duties);
  const shared = shareWork(primary, options, metrics);
  try {
    const server = await startServer({ ...options, shared, signal: stop.signal });
    await primary.call('up', server.addresses);
    await eitherOf(stop.signal, retire.signal);
    if (!stop.signal.aborted) await server.drain(stop.signal);
    await server.close();
    await primary.call('noteMetrics', await duties.readMetrics());
  } catch (error) {
    if (!stop.signal.aborted) await primary.call('failed', describeDatabaseError(error));
    throw error;
  }
}

function toPrimary(): Port {
  return {
    send: (message, sent) => process.send?.(message, undefined, undefined, sent),
    on: (event, take) => process.on(event, take),
  };
}

function shareWork(primary: Calls<PrimaryDuties>, { config }: StartOptions, metrics: { own?: Registry }): SharedWork {
  const limit = (name: 'requests' | 'pictures') => ({
    take: (key: string, perMinute: number, nowMs: number) => primary.call('take', name, key, perMinute, nowMs),
  });
  return {
    workers: config.WEB_CONCURRENCY,
    listen: async (server) => {
      takeConnections(primary, receiveConnections(server));
      return config.PORT;
    },
    limits: { requests: limit('requests'), pictures: limit('pictures') },
    pictureRoom: createRoom(primary),
    firstPictures: {
      take: (siteId) => primary.call('claim', siteId),
      whenFree: (siteId) => primary.call('whenFree', siteId),
      release: (siteId) => void primary.call('release', siteId),
    },
    shareMetrics: (own) => {
      metrics.own = own;
      return () => primary.call('readMetrics');
    },
  };
}

/** Serves the connections that the first process hands on. */
function takeConnections(primary: Calls<PrimaryDuties>, receive: (socket: Socket) => void): void {
  process.on('message', (message: { kind: string; connection: number }, socket: unknown) => {
    if (message.kind !== 'connection') return;
    void primary.call('taken', message.connection);
    // The visitor may have left meanwhile.
    if (!(socket instanceof Socket)) return void primary.call('closed');
    socket.once('close', () => void primary.call('closed'));
    receive(socket);
  });
}

function createRoom(primary: Calls<PrimaryDuties>): CacheRoom {
  let bytes = 0;
  return {
    reserve: async (more, now) => {
      bytes = await primary.call('reserveRoom', more, now);
    },
    get bytes() {
      return bytes;
    },
  };
}

function eitherOf(...signals: AbortSignal[]): Promise<void> {
  const either = AbortSignal.any(signals);
  return new Promise((resolve) => {
    if (either.aborted) resolve();
    else either.addEventListener('abort', () => resolve(), { once: true });
  });
}
