import type { Server } from 'node:http';
import type { Config } from '../operations/config.ts';

/**
 * The keep-alive timeout. Longer than that of load balancers (mostly 60 s), and than a busy process may take to read a
 * request: if the server closes first, it resets a request that is on its way.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * Listens as configured; rejects with a plain reason when the port is taken. Slow or half-open connections are cut off.
 */
export function listen(server: Server, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
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

const LOOK_FOR_IDLE_EVERY_MS = 50;

/**
 * Stops accepting connections and resolves once the running requests have ended, or were cut off after `seconds`.
 * Connections with further requests are told by `Connection: close` that this response was the last.
 */
export function closeServer(server: Server, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    const late = setTimeout(() => server.closeAllConnections(), seconds * 1000);
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY_MS);
    server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
  });
}
