import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  body: string;
  /** From the request to the end of the response. */
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
let visitors = 0;

/** Ends the connections that requests so far have left open. */
export const closeConnections = (): void => agent.destroy();

/** A connection that stays open until it is destroyed, for one request at a time: all reach the same worker. */
export const openConnection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

/** What a request has beside its address. */
interface More {
  headers?: Record<string, string>;
  connection?: Agent;
}

/** Requests a page of this machine by the host's name, as a visitor who was never here. */
export function requestPage(
  port: number,
  host: string,
  path: string,
  { headers: more, connection = agent }: More = {},
): Promise<Answer> {
  const began = performance.now();
  const headers = { host, 'x-forwarded-for': nextVisitor(), ...more };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: connection }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const ms = performance.now() - began;
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString(), ms });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** One of the 131,072 addresses that are reserved for benchmarks (RFC 2544). */
function nextVisitor(): string {
  visitors += 1;
  return `198.${18 + ((visitors >> 16) & 1)}.${(visitors >> 8) & 255}.${visitors & 255}`;
}
