import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { getErrorMessage } from '../domain/text/error-message.ts';

export interface Listener {
  onPayload(payload: string): void;
  /** Messages may have been missed. */
  onGap?(): void;
}

interface Listening {
  listen(channel: string, listener: Listener): Promise<() => void>;
  /** Reopens the connection, after which messages may have been missed: it may have been cut without an error. */
  renew(): void;
  close(): Promise<void>;
}

interface Log {
  warn(message: string): void;
}

const LONGEST_PAUSE_MS = 5_000;

/** One connection for all channels, opened with the first listener and reopened whenever it breaks. */
export function listenOn(connect: () => Promise<Client>, log?: Log): Listening {
  const listeners = new Map<string, Set<Listener>>();
  let connection: Promise<Client> | undefined;
  /** Undefined while a new connection is being opened. */
  let current: Client | undefined;
  let pausing = new AbortController();
  let closed = false;

  async function open(): Promise<Client> {
    const client = await connect();
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener.onPayload(payload ?? '');
    });
    try {
      for (const channel of listeners.keys()) await client.query(`listen "${channel}"`);
    } catch (error) {
      await client.end();
      throw error;
    }
    current = client;
    client.once('end', () => {
      if (!closed && current === client) connection = reopen();
    });
    return client;
  }

  async function reopen(): Promise<Client> {
    current = undefined;
    log?.warn('Lost the connection that listens for changes; reconnecting');
    for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      if (closed) throw new Error('The database was closed');
      try {
        const client = await open();
        for (const set of listeners.values()) for (const listener of set) listener.onGap?.();
        return client;
      } catch (error) {
        log?.warn(`Could not reconnect to listen for changes: ${getErrorMessage(error)}`);
        await sleep(pauseMs, undefined, { signal: pausing.signal }).catch(() => {});
      }
    }
  }

  async function listen(channel: string, listener: Listener): Promise<() => void> {
    if (!/^[a-z_]+$/.test(channel)) throw new TypeError(`"${channel}" is not a channel name`);
    const set = listeners.get(channel) ?? new Set();
    listeners.set(channel, set.add(listener));
    connection ??= open().catch((error) => {
      connection = undefined;
      throw error;
    });
    try {
      await (await connection).query(`listen "${channel}"`);
    } catch (error) {
      set.delete(listener);
      throw error;
    }
    return () => set.delete(listener);
  }

  function renew(): void {
    pausing.abort();
    pausing = new AbortController();
    const former = current;
    if (!former || closed) return;
    connection = reopen();
    void former.end();
  }

  async function close(): Promise<void> {
    closed = true;
    const client = await connection?.catch(() => undefined);
    await client?.end();
  }

  return { listen, renew, close };
}
