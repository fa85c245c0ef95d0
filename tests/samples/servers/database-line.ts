import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A connection to a database that can be cut, as when its server stops, and restored. */
export interface DatabaseLine {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Cuts it for good. */
  close(): Promise<void>;
}

/** Opens a proxy to the database of an address. */
export async function layLine(databaseUrl: string): Promise<DatabaseLine> {
  const { host, port, user = '', password, database = '' } = new pg.Client({ connectionString: databaseUrl });
  const there = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-line-'));
  const open = new Set<Socket>();
  let server: Server;
  const mend = async () => {
    server = createServer((here) => {
      const beyond = connect(there);
      for (const [end, other] of [
        [here, beyond],
        [beyond, here],
      ] as const) {
        open.add(end);
        end.on('error', () => {});
        end.on('close', () => {
          open.delete(end);
          other.destroy();
        });
        end.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve));
  };
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    await endConnections(databaseUrl);
    for (const socket of open) socket.destroy();
    await closed;
  };
  await mend();
  const account = [user, password].filter(Boolean).map((word) => encodeURIComponent(word as string));
  return {
    url: `postgresql://${account.join(':')}@localhost/${database}?host=${encodeURIComponent(folder)}&port=5432`,
    cut,
    mend,
    close: async () => {
      await cut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Like a server that stops: it notifies its clients. Autovacuum's workers are the server's own. */
async function endConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    );
  } finally {
    await client.end();
  }
}
