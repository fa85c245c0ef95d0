import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { parseHTML } from 'linkedom';
import { inject } from 'vitest';

export const addressOf = (site: string, path = '/') => `http://${site}.localhost:${inject('serverPort')}${path}`;

export interface PlainResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export const send = (
  host: string,
  path: string,
  method: string,
  headers?: Record<string, string>,
  body?: string | Uint8Array,
  from?: string,
): Promise<PlainResponse> => sendTo(inject('serverPort'), host, path, method, headers, body, from);

/**
 * One request as a program makes it, to any host name at a port of this machine, without following redirects; from an
 * address of `newSender` to avoid rate limits.
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
        // The server may close a reused connection just when a slow machine sends again.
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
 * An address of this machine that nothing has been sent from, as forms are rate-limited by address. Only Linux has more
 * than one; elsewhere all come from the same.
 */
export const newSender = (): string | undefined =>
  process.platform === 'linux' ? `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}` : undefined;

export const get = (host: string, path: string, headers?: Record<string, string>) => send(host, path, 'GET', headers);

/** HTML as a document for selectors: the page of a visitor without scripts. */
export const documentOf = (html: string): Document => parseHTML(html).document as unknown as Document;

/** The page of a demo site as a document. Throws with the server's response when it is not 200. */
export async function pageOf(site: string, path: string, headers?: Record<string, string>): Promise<Document> {
  const { status, body } = await get(`${site}.localhost`, path, headers);
  if (status !== 200) throw new Error(`${site}${path} was answered with ${status}: ${body.slice(0, 300)}`);
  return documentOf(body);
}

/**
 * The text of an element, or of the first that a selector finds, with white space collapsed. Throws when there is none.
 */
export function textOf(from: Document | Element, selector?: string): string {
  const found = selector ? from.querySelector(selector) : (from as Element);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return (found.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The texts of all elements that a selector finds. */
export const textsOf = (from: Document | Element, selector: string): string[] =>
  [...from.querySelectorAll(selector)].map((element) => textOf(element));

/** A page's structured data: the items of its JSON-LD. */
export const structuredData = (page: Document): Record<string, unknown>[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    JSON.parse(script.textContent ?? ''),
  );

const firsts = new Map<string, string>();

/** The path of the first vehicle of a list that a site shows, requested once. */
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
