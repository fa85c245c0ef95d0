import { createHash } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request of a record. */
export interface Asked {
  site: string;
  path: string;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** The response to a request; a body that is not text is replaced by its length and digest. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answered {
  asked: Asked;
  answer: Answer;
}

export type Ask = (requested: Asked) => Promise<Answer>;

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const TEXT = /^text\/|json|xml|javascript/;

/**
 * Sends requests to the server at a port of this machine, like browsers behind a proxy, for each path from another
 * address; of this machine all the same, to which alone stand-ins of outside services are offered.
 */
export function askAt(port: number): Ask {
  const agent = new Agent({ keepAlive: true });
  return ({ site, path, method = 'GET', headers = {}, body }) => {
    const from = callerOf(`${method} ${site}${path}`);
    return new Promise((resolve, reject) => {
      const given = { 'User-Agent': BROWSER, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': from };
      const origin = method === 'POST' ? { Origin: `https://${hostOf(site)}` } : {};
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const options = { host: '127.0.0.1', port, path, method, agent };
      request(
        { ...options, headers: { Host: hostOf(site), ...given, ...origin, ...length, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const { statusCode = 0, headers: answered } = response;
            const bytes = Buffer.concat(chunks);
            resolve({ status: statusCode, headers: answered, body: bodyOf(bytes, answered['content-type']) });
          });
        },
      )
        .on('error', reject)
        .end(body);
    });
  };
}

/** An address for each request, whatever was requested before: some pages depend on where somebody came from. */
function callerOf(requested: string): string {
  const [first = 0, ...rest] = createHash('sha256').update(requested).digest().subarray(0, 3);
  return `127.${Math.max(1, first)}.${rest.join('.')}`;
}

/** Without a port, so that no address on a page depends on the server's port. */
const hostOf = (site: string) => `${site}.localhost`;

function bodyOf(bytes: Buffer, type = 'text/plain'): string {
  if (TEXT.test(type)) return bytes.toString('utf8');
  return `${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex')}`;
}
