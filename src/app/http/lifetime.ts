import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../operations/config.ts';

/**
 * The keep-alive timeout. Longer than that of load balancers (mostly 60 s), and than a busy process may take to read a
 * request: if the server closes first, it resets a request that is on its way.
 */
export const KEEP_ALIVE_MS = 65_000;

/** The open connections of each server. */
const connections = new WeakMap<Server, Set<Socket>>();

/**
 * Listens as configured; rejects with a plain reason when the port is taken. Slow or half-open connections are cut off.
 */
export function listen(server: Server, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  limitConnections(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describeListenError(error, PORT)));
    server.listen(PORT, HOST, resolve);
  });
}

/** The reason why a port can't be listened on, for people. */
export function describeListenError(error: NodeJS.ErrnoException, port: number): Error {
  return error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken by another program; set PORT to a free one`)
    : error;
}

/** Gives a server that does not listen itself the limits of one that does; returns what takes a connection. */
export function receiveConnections(server: Server): (socket: Socket) => void {
  limitConnections(server);
  // node:http watches slow requests from here on.
  server.emit('listening');
  return (socket) => {
    // As node:net does for the connections that a server of node:http accepts itself.
    socket.allowHalfOpen = true;
    socket.setNoDelay(true);
    server.emit('connection', socket);
  };
}

function limitConnections(server: Server): void {
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

const LOOK_FOR_IDLE_EVERY_MS = 50;

/**
 * Stops accepting connections and resolves once the running requests have ended, or were cut off after `seconds`.
 * Connections with further requests are told by `Connection: close` that this response was the last.
 */
export async function closeServer(server: Server, seconds: number): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY_MS);
  announceLastResponses(server);
  server.close();
  await whenAllClosed(server);
  clearTimeout(late);
  clearInterval(idle);
}

/**
 * For a server that is given no more connections: resolves once all have ended by themselves, or at the signal. No
 * request fails: one that is on its way on an idle connection would, if that were closed at once. It is answered as the
 * last, or the connection ends when its keep-alive timeout is over, which clients know.
 */
export async function drainServer(server: Server, signal: AbortSignal): Promise<void> {
  announceLastResponses(server);
  const stopped = signal.aborted ? undefined : once(signal, 'abort');
  await Promise.race([whenAllClosed(server), stopped]);
}

async function whenAllClosed(server: Server): Promise<void> {
  // Connections that come while it waits are waited for, too.
  // Not `once` of node:events, which rejects when a client resets the connection.
  for (const socket of connections.get(server) ?? [])
    if (!socket.closed) await new Promise<void>((resolve) => socket.once('close', () => resolve()));
}

function announceLastResponses(server: Server): void {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
}
