import { documentOf, get } from '../http.ts';
import { type FilledForm, sendPlain } from './plain-form.ts';

/** A page as a visitor without scripts has come to it. */
export interface SeenPage {
  status: number;
  /** Path and query, after all redirects. */
  path: string;
  page: Document;
}

/** Somebody who looks at a site without scripts: cookies are kept, redirects followed. */
export class PlainVisitor {
  readonly #cookies = new Map<string, string>();
  readonly #site: string;

  constructor(site: string) {
    this.#site = site;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The cookies, for a browser that goes on from here. */
  get cookies(): { name: string; value: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }));
  }

  async open(path: string): Promise<SeenPage> {
    return this.#follow(path, await get(`${this.#site}.localhost`, path, { cookie: this.cookie }));
  }

  /** Sends a form and comes to the page that it leads to. */
  async send(form: FilledForm): Promise<SeenPage> {
    return this.#follow(form.action, await sendPlain(this.#site, form, { cookie: this.cookie }));
  }

  async #follow(path: string, { status, headers, body }: Awaited<ReturnType<typeof get>>): Promise<SeenPage> {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';', 1);
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    if (status < 300 || status > 399) return { status, path, page: documentOf(body) };
    return this.open(String(headers.location).replace(/#.*/, ''));
  }
}
