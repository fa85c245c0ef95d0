import { addressOf, documentOf, newSender, send, textOf } from '../http.ts';

/**
 * A browser without scripts, with its cookies, on one demo site: it opens pages, follows links and sends forms as they
 * stand. Boxes are found by their labels, links and buttons by what they say or are called.
 */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();
  /** Path, query and anchor of the page. */
  path = '/';
  status = 0;
  page: Document = documentOf('');
  private readonly site: string;
  private readonly sender = newSender();

  constructor(site: string) {
    this.site = site;
  }

  /** The cookies as a request names them. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Opens a page and follows where it leads. */
  open(path: string): Promise<void> {
    return this.ask(path, 'GET');
  }

  /** Follows the link of the page that is called so. */
  follow(name: string | RegExp): Promise<void> {
    return this.open(found(this.page, 'a[href]', name).getAttribute('href') ?? '');
  }

  /** Presses the button that is called so, in the form that it belongs to, with the boxes filled in by their labels. */
  async press(name: string | RegExp, filled: Record<string, string | true> = {}): Promise<void> {
    const button = found(this.page, 'button', name);
    const form = formOf(button);
    if (form?.getAttribute('method') !== 'post') throw new Error(`${name} is in no form that is posted`);
    const given = Object.entries(filled).map(([label, value]) => [boxOf(form, label), value] as const);
    const sent = new URLSearchParams(
      [...form.querySelectorAll('input, textarea, select')].flatMap((box) => {
        const [, typed] = given.find(([one]) => one === box) ?? [];
        return fieldOf(box, typed, given);
      }),
    );
    const own = button.getAttribute('name');
    if (own) sent.append(own, button.getAttribute('value') ?? '');
    await this.ask(form.getAttribute('action') ?? this.path, 'POST', sent.toString());
  }

  private async ask(href: string, method: string, body?: string): Promise<void> {
    const { origin, pathname, search, hash } = new URL(href, addressOf(this.site, this.path));
    if (origin !== addressOf(this.site, '')) throw new Error(`${href} is not of ${this.site}`);
    const headers: Record<string, string> = { referer: addressOf(this.site, this.path.split('#', 1)[0]) };
    if (this.cookies.size > 0) headers.cookie = this.cookie;
    if (body !== undefined) {
      headers.origin = origin;
      headers['content-type'] = 'application/x-www-form-urlencoded';
    }
    const answer = await send(
      `${this.site}.localhost`,
      pathname + search,
      method,
      headers,
      body,
      this.sender,
    );
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.keep(line);
    const { location } = answer.headers;
    if (typeof location === 'string') return this.ask(location, 'GET');
    this.path = pathname + search + hash;
    this.status = answer.status;
    this.page = documentOf(answer.body);
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; Max-Age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const says = (element: Element, name: string | RegExp) => {
  const said = element.getAttribute('aria-label') ?? textOf(element);
  return typeof name === 'string' ? said === name : name.test(said);
};

function found(page: Document, selector: string, name: string | RegExp): Element {
  const element = [...page.querySelectorAll(selector)].find((one) => says(one, name));
  if (!element) throw new Error(`the page has no ${selector} that says ${name}: ${textOf(page.body)}`);
  return element;
}

function formOf(button: Element): Element | null {
  const named = button.getAttribute('form');
  return named ? button.ownerDocument.getElementById(named) : button.closest('form');
}

/** The box of a form whose label begins with these words. */
function boxOf(form: Element, words: string): Element {
  const label = [...form.querySelectorAll('label')].find((one) => textOf(one).startsWith(words));
  const id = label?.getAttribute('for');
  const box = id ? form.querySelector(`#${id}`) : label?.querySelector('input, textarea, select');
  if (!box) throw new Error(`the form has no box for ${words}: ${textOf(form)}`);
  return box;
}

const nameOf = (box: Element) => box.getAttribute('name');

/** What a box sends: what was typed or chosen, else what it holds; nothing of a radio when another is chosen. */
function fieldOf(
  box: Element,
  typed: string | true | undefined,
  given: readonly (readonly [Element, string | true])[],
): [string, string][] {
  const name = nameOf(box);
  if (!name || box.hasAttribute('disabled')) return [];
  const type = box.getAttribute('type');
  if (type !== 'radio' && type !== 'checkbox') {
    if (box.localName === 'select' && typed === undefined)
      return [[name, box.querySelector('option[selected]')?.getAttribute('value') ?? '']];
    const held = box.getAttribute('value') ?? (box.localName === 'textarea' ? textOf(box) : '');
    return [[name, typeof typed === 'string' ? typed : held]];
  }
  const isReplaced = type === 'radio' && given.some(([other]) => nameOf(other) === name);
  const isOn = typed === true || (box.hasAttribute('checked') && !isReplaced);
  return isOn ? [[name, box.getAttribute('value') ?? 'on']] : [];
}
