import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { parseHTML } from 'linkedom';
import { inject } from 'vitest';

/** The address of a demo site on the server under test. */
export const addressOf = (site: string, path = '/') =>
  `http://${site}.localhost:${inject('serverPort')}${path}`;

export interface PlainResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** One request to the server under test, as `sendTo` makes it. */
export const send = (
  host: string,
  path: string,
  method: string,
  headers?: Record<string, string>,
  body?: string | Uint8Array,
  from?: string,
): Promise<PlainResponse> => sendTo(inject('serverPort'), host, path, method, headers, body, from);

/**
 * One request as a program makes it, to any host name at a port of this machine, following nothing; from an address of
 * `newSender` where no limit shall meet it.
 */
export function sendTo(
  port: number,
  host: string,
  path: string,
  method: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array,
  from?: string,
): Promise<PlainResponse> {
  const localAddress = from && { localAddress: from };
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: `${host}:${port}`, ...headers },
        // A connection that is kept may be shut by the server just when a slow machine asks again.
        agent: false,
        ...localAddress,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    )
      .on('error', reject)
      .end(body);
  });
}

/**
 * An address of this machine that nobody has sent from: how many forms come from an address in a minute is limited.
 * Only Linux has more than one; elsewhere all come from the same.
 */
export const newSender = (): string | undefined =>
  process.platform === 'linux'
    ? `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
    : undefined;

/** A GET of a page. */
export const get = (host: string, path: string, headers?: Record<string, string>) =>
  send(host, path, 'GET', headers);

/** HTML as a document, to be asked by selectors: what a visitor without scripts has. */
export const documentOf = (html: string): Document => parseHTML(html).document as unknown as Document;

/** The page of a demo site as a document. Throws with what the server said when it is none. */
export async function pageOf(
  site: string,
  path: string,
  headers?: Record<string, string>,
): Promise<Document> {
  const { status, body } = await get(`${site}.localhost`, path, headers);
  if (status !== 200) throw new Error(`${site}${path} was answered with ${status}: ${body.slice(0, 300)}`);
  return documentOf(body);
}

/**
 * What an element, or the first that a selector finds in a document, says: white space made one. Throws when there is
 * none.
 */
export function textOf(from: Document | Element, selector?: string): string {
  const found = selector ? from.querySelector(selector) : (from as Element);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return (found.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What all elements that a selector finds say. */
export const textsOf = (from: Document | Element, selector: string): string[] =>
  [...from.querySelectorAll(selector)].map((element) => textOf(element));

/** What a page tells search engines: the items of its JSON-LD. */
export const structuredData = (page: Document): Record<string, unknown>[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    JSON.parse(script.textContent ?? ''),
  );

const firsts = new Map<string, string>();

/** The path of the first vehicle of a list that a site shows, asked for once. */
export async function firstVehicle(list: string, site = 'harbour'): Promise<string> {
  const key = `${site} ${list}`;
  const known = firsts.get(key);
  if (known) return known;
  const { body } = await get(`${site}.localhost`, list);
  const path = /<article.*?href="(\/cars\/[^"#?]+)"/s.exec(body)?.[1];
  if (!path) throw new Error(`${site} shows no vehicle at ${list}`);
  firsts.set(key, path);
  return path;
}
