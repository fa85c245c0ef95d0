import { parseHTML } from 'linkedom';
import { takeInTurn } from '../take-in-turn.ts';
import { sendRaw } from './wire.ts';

/** Pages that every site has. */
const PAGES = ['/', '/search', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/nowhere'];

/** Changes as the day goes on. */
const HOURS = /(Open|Closed)\b.{0,40}?\d ?[ap]m/g;

/** What an honest visitor reads on some pages of each site, and whether it stays the same. */
export class CleanPages {
  readonly #port: number;
  readonly #texts = new Map<string, string>();
  readonly #pages: readonly (readonly [site: string, path: string])[];
  #next = 0;

  constructor(port: number, sites: readonly string[]) {
    this.#port = port;
    this.#pages = sites.flatMap((site) => PAGES.map((path) => [site, path] as const));
  }

  /** Reads all of them, as the reference for later. */
  async learn(): Promise<void> {
    for (const [site, path] of this.#pages) this.#texts.set(site + path, await this.#read(site, path));
  }

  /** Reads the next of them again. Returns how it has changed; undefined when it has not. */
  async findChange(): Promise<string | undefined> {
    const [site, path] = takeInTurn(this.#pages, this.#next++);
    const [was, is] = [this.#texts.get(site + path) ?? '', await this.#read(site, path)];
    return was === is ? undefined : `${site}${path} has changed: ${firstChange(was, is)}`;
  }

  async #read(site: string, path: string): Promise<string> {
    const headers = [['Host', `${site}.localhost:${this.#port}`]] as const;
    const answer = await sendRaw(this.#port, { method: 'GET', path, headers });
    return `${answer?.status} ${plainText(answer?.body ?? '')}`;
  }
}

/** Text and links; not scripts and nonces, which are new on each page. */
export function plainText(body: string): string {
  if (!body.includes('<html')) return body;
  const { document } = parseHTML(body);
  for (const script of document.querySelectorAll('script, style, template')) script.remove();
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
  const text = document.body?.textContent?.replace(/\s+/g, ' ').replaceAll(HOURS, '$1') ?? '';
  return `${text} ${links.join(' ')}`;
}

/** The first place where two texts differ, for a human reader. */
function firstChange(before = '', after = ''): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 60));
  return `${around(before)} became ${around(after)}`;
}
