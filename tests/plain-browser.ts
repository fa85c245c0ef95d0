import { addressOf, documentOf, newSender, send, textOf } from './http.ts';
import { filled, formOf, type Sending, type Written } from './plain-form.ts';

/** A page that a browser without scripts has loaded; it stays the same when the browser moves on. */
export interface SeenPage {
  status: number;
  /** Path, query and anchor, after all redirects. */
  path: string;
  page: Document;
  /** The redirects that led here, in their order. */
  redirects: { status: number; to: string }[];
}

/** The decoded address of a page. */
export const readable = ({ path }: SeenPage) => decodeURIComponent(path);

const MOST_REDIRECTS = 5;

/**
 * A browser without scripts on one demo site, with its cookies and an address of its own. It acts as its current page;
 * links and buttons are found by their text or accessible name.
 */
export class PlainBrowser implements SeenPage {
  readonly cookies = new Map<string, string>();
  status = 0;
  path = '';
  page: Document = documentOf('');
  redirects: SeenPage['redirects'] = [];
  private readonly site: string;
  private readonly sender = newSender();

  constructor(site: string) {
    this.site = site;
  }

  /** The Cookie header of a request. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Opens a page and follows redirects. Throws when they lead to another site or never end. */
  open(path: string): Promise<SeenPage> {
    return this.ask(path, 'GET');
  }

  follow(name: string | RegExp, selector = 'a'): Promise<SeenPage> {
    return this.open(found(this, `:is(${selector})[href]`, name).getAttribute('href') ?? '');
  }

  /** Presses the named button of the page, with its form filled in. */
  press(name: string | RegExp, written: Written = {}): Promise<SeenPage> {
    return this.send(filled(formOf(found(this, 'button', name)), written));
  }

  /** Submits a form, of this page or an earlier one. */
  send({ action, method, body }: Sending): Promise<SeenPage> {
    return method === 'GET' ? this.open(`${action.split('?', 1)[0]}?${body}`) : this.ask(action, method, body);
  }

  private async ask(
    href: string,
    method: string,
    form?: Sending['body'],
    redirects: SeenPage['redirects'] = [],
  ): Promise<SeenPage> {
    const address = new URL(href, addressOf(this.site, this.path));
    if (address.origin !== addressOf(this.site, '')) throw new Error(`${href} leads away from ${this.site}`);
    if (redirects.length > MOST_REDIRECTS) throw new Error(`${href} is redirected without an end`);
    const { status, headers, body } = await this.request(address, method, form);
    const { location: to } = headers;
    if (typeof to === 'string')
      return this.ask(new URL(to, address).href, 'GET', undefined, [...redirects, { status, to }]);
    const path = address.pathname + address.search + address.hash;
    const seen = { status, path, page: documentOf(body), redirects };
    Object.assign(this, seen);
    return seen;
  }

  private async request({ origin, pathname, search }: URL, method: string, form?: Sending['body']) {
    const packed = new Response(form);
    const headers = {
      ...(this.cookies.size > 0 && { cookie: this.cookie }),
      ...(this.path && { referer: addressOf(this.site, this.path.split('#', 1)[0]) }),
      ...(form && { origin, 'content-type': packed.headers.get('content-type') ?? '' }),
    };
    const host = `${this.site}.localhost`;
    const sent = form && (await packed.bytes());
    const answer = await send(host, pathname + search, method, headers, sent, this.sender);
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.keep(line);
    return answer;
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; Max-Age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function found({ page, path }: SeenPage, selector: string, name: string | RegExp): Element {
  const element = [...page.querySelectorAll(selector)].find((one) => {
    const said = one.getAttribute('aria-label') ?? textOf(one);
    return typeof name === 'string' ? said === name : name.test(said);
  });
  if (!element) throw new Error(`${path} has no ${selector} that says ${name}`);
  return element;
}
