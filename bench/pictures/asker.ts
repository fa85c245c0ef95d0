import { request } from 'node:http';

/**
 * A request to the server: a path of a site, from one of the machine's own addresses, after a delay in milliseconds.
 */
export interface Asked {
  path: string;
  accept: string;
  from: string;
  afterMs: number;
}

export interface Answered {
  /** 0 where no response came; the type then says why. */
  status: number;
  type: string;
  bytes: number;
  /** From the request to the last byte. */
  ms: number;
}

/** What the bench sends to the requesting process: the server must not share a thread with whoever measures it. */
export interface Round {
  port: number;
  asked: Asked[];
}

const SITE = 'harbour.localhost';
const GIVEN_UP_MS = 120_000;

process.on('message', async ({ port, asked }: Round) => {
  process.send?.(await Promise.all(asked.map((each) => ask(port, each))));
});

function ask(port: number, { path, accept, from, afterMs }: Asked): Promise<Answered> {
  return new Promise((resolve) => {
    setTimeout(() => {
      const began = performance.now();
      const fail = (error: Error) =>
        resolve({ status: 0, type: error.message, bytes: 0, ms: performance.now() - began });
      const headers = { host: `${SITE}:${port}`, accept, 'accept-encoding': 'br' };
      const options = { host: '127.0.0.1', localAddress: from, port, path, headers, agent: false };
      const sent = request(options, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            bytes,
            ms: performance.now() - began,
          }),
        );
        response.on('error', fail);
      });
      sent.setTimeout(GIVEN_UP_MS, () => sent.destroy(new Error('no answer in time')));
      sent.on('error', fail).end();
    }, afterMs);
  });
}
