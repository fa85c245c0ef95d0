import { addressOf, documentOf, get } from './http.ts';

/** A page as a visitor without scripts has it, with the address that redirects led to. */
export interface PlainPage {
  site: string;
  /** Its path with its query, as written. */
  path: string;
  status: number;
  document: Document;
}

const MOST_REDIRECTS = 5;

/** Asks for a page of a demo site, following redirects within it. Throws when they lead elsewhere or have no end. */
export async function openPlain(site: string, path: string, redirects = 0): Promise<PlainPage> {
  const { status, headers, body } = await get(`${site}.localhost`, path);
  const { location } = headers;
  if (typeof location !== 'string') return { site, path, status, document: documentOf(body) };
  if (redirects === MOST_REDIRECTS) throw new Error(`${path} is redirected without an end`);
  return openPlain(site, pathOf(site, location, path), redirects + 1);
}

function pathOf(site: string, href: string, from: string): string {
  const { origin, pathname, search } = new URL(href, addressOf(site, from));
  if (origin !== addressOf(site, '')) throw new Error(`${href} leads away from ${site}`);
  return pathname + search;
}

/** The address of a page as people read it. */
export const readable = ({ path }: PlainPage) => decodeURIComponent(path);

/** Follows the link of the page that `selector` finds and, where given, says `text`. Throws when there is none. */
export function follow(from: PlainPage, selector: string, text?: string | RegExp): Promise<PlainPage> {
  const link = [...from.document.querySelectorAll(selector)].find((each) => says(each, text));
  const href = link?.getAttribute('href');
  if (!href) throw new Error(`${from.path} has no link ${selector} that says ${text}`);
  return openPlain(from.site, pathOf(from.site, href, from.path));
}

function says(element: Element, text: string | RegExp | undefined): boolean {
  const said = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text === undefined || (typeof text === 'string' ? said === text : text.test(said));
}

/**
 * Fills in a form that is sent with GET, as far as `filled` says, presses the button that `button` finds and gives the
 * page it leads to. A box to tick is ticked by its value, others of its name stay as they are. Throws when there is no
 * such form, box, value or button.
 */
export function sendPlain(
  from: PlainPage,
  form: string,
  filled: Record<string, string>,
  button = 'button[type=submit]',
): Promise<PlainPage> {
  const element = from.document.querySelector(form);
  if (!element || (element.getAttribute('method') ?? 'get').toLowerCase() !== 'get')
    throw new Error(`${from.path} has no form ${form} that is sent with GET`);
  const drawn = controlsOf(from.document, element);
  if (!drawn.some((control) => control.matches(button))) throw new Error(`${form} has no ${button}`);
  // The page stays as it came, so that its form can be filled in anew.
  const controls = drawn.map((control) => control.cloneNode(true) as Element);
  for (const [name, value] of Object.entries(filled)) fill(controls, name, value);
  const sent = new URLSearchParams(controls.flatMap(fieldOf));
  const [action] = pathOf(from.site, element.getAttribute('action') || from.path, from.path).split('?');
  return openPlain(from.site, `${action}?${sent}`);
}

function controlsOf(document: Document, form: Element): Element[] {
  return [...document.querySelectorAll('input, select, button')].filter((control) => {
    const named = control.getAttribute('form');
    return named ? named === form.id : form.contains(control);
  });
}

const isBox = (control: Element) => /^(checkbox|radio)$/.test(control.getAttribute('type') ?? '');
const optionsOf = (control: Element) => [...control.querySelectorAll('option')];
const valueIn = (option: Element) => option.getAttribute('value') ?? option.textContent ?? '';

function fill(controls: Element[], name: string, value: string): void {
  const named = controls.filter((control) => control.getAttribute('name') === name);
  const box = named.find((control) => isBox(control) && control.getAttribute('value') === value);
  const other = named.find((control) => !isBox(control));
  if (box) box.setAttribute('checked', '');
  else if (other?.localName === 'select') choose(other, value);
  else if (other && other.getAttribute('type') !== 'hidden') other.setAttribute('value', value);
  else throw new Error(`there is no ${name} to fill in with ${value}`);
}

function choose(select: Element, value: string): void {
  const chosen = optionsOf(select).find((option) => valueIn(option) === value);
  if (!chosen) throw new Error(`${select.getAttribute('name')} has no ${value}`);
  for (const option of optionsOf(select)) option.removeAttribute('selected');
  chosen.setAttribute('selected', '');
}

/** What a control sends, if anything. */
function fieldOf(control: Element): [string, string][] {
  const name = control.getAttribute('name');
  if (!name || control.localName === 'button' || control.hasAttribute('disabled')) return [];
  if (control.localName === 'select') {
    const chosen =
      optionsOf(control).find((option) => option.hasAttribute('selected')) ?? optionsOf(control)[0];
    return chosen ? [[name, valueIn(chosen)]] : [];
  }
  if (isBox(control) && !control.hasAttribute('checked')) return [];
  return [[name, control.getAttribute('value') ?? (isBox(control) ? 'on' : '')]];
}
