import { addressOf, newSender, type PlainResponse, send, textOf } from '../http.ts';

/** What is written into the boxes of a form, chosen and ticked, by their labels; a tick is `true` or `false`. */
export type Written = Record<string, string | boolean>;

/** What a form would send: where to, and its boxes by their names. */
export interface FilledForm {
  action: string;
  fields: Record<string, string>;
}

/** The form of a page that a selector finds, as a browser without scripts has it: with what stands in its boxes. */
export function formIn(page: Document, selector = 'main form.form'): FilledForm & { element: Element } {
  const element = page.querySelector(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  const fields: Record<string, string> = {};
  for (const box of element.querySelectorAll('input, select, textarea')) {
    const name = box.getAttribute('name');
    const value = name === null ? undefined : standingIn(box);
    if (name && value !== undefined) fields[name] = value;
  }
  return { action: element.getAttribute('action') ?? '', fields, element };
}

/** A form with what somebody writes into it. Throws where no box of it has such a label. */
export function filled(form: ReturnType<typeof formIn>, written: Written): FilledForm {
  const fields = { ...form.fields };
  for (const [label, text] of Object.entries(written)) {
    const box = boxOf(form.element, label);
    const name = box.getAttribute('name') as string;
    if (text === false) delete fields[name];
    else
      fields[name] = text === true ? (box.getAttribute('value') ?? 'on') : chosenIn(box, text, form.element);
  }
  return { action: form.action, fields };
}

/** A form in which what must be chosen is what comes first, and what must be agreed to is agreed to. */
export function withChoices({
  element,
  action,
  fields,
}: ReturnType<typeof formIn>): ReturnType<typeof formIn> {
  const chosen = { ...fields };
  for (const box of element.querySelectorAll('select[aria-required]')) {
    const [, first] = box.querySelectorAll('option');
    chosen[box.getAttribute('name') as string] ||= first?.getAttribute('value') ?? '';
  }
  for (const box of element.querySelectorAll('input[type=checkbox][aria-required]'))
    chosen[box.getAttribute('name') as string] = 'on';
  return { element, action, fields: chosen };
}

interface Sending {
  /** The visitor's cookies. */
  cookie?: string;
  /** Chosen in boxes for files, by their names: the form goes in parts. */
  files?: Record<string, File>;
}

/** Sends a form as a browser without scripts does, from an address of its own. */
export async function sendPlain(
  site: string,
  { action, fields }: FilledForm,
  { cookie, files }: Sending = {},
): Promise<PlainResponse> {
  const body = new Response(files ? inParts(fields, files) : new URLSearchParams(fields));
  const headers = { 'content-type': body.headers.get('content-type') ?? '', ...(cookie && { cookie }) };
  const sent = await body.bytes();
  const own = { ...headers, origin: addressOf(site, '') };
  return send(`${site}.localhost`, action, 'POST', own, sent, newSender());
}

/** What is wrong first with a form that came back: what is said, and the name of its box, which has the focus. */
export function firstProblem(page: Document): { text: string; box: string | null } {
  const link = page.querySelector('.form-errors li a');
  if (!link) throw new Error('nothing is said to be wrong');
  const box = page.querySelector('[autofocus]');
  if (`#${box?.id}` !== link.getAttribute('href')) throw new Error('the focus is not in what is wrong first');
  return { text: textOf(link), box: box?.getAttribute('name') ?? null };
}

function inParts(fields: Record<string, string>, files: Record<string, File>): FormData {
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.append(name, text);
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  return body;
}

/** What a box sends as it stands; undefined for nothing. */
function standingIn(box: Element): string | undefined {
  if (box.tagName === 'TEXTAREA') return box.textContent ?? '';
  if (box.tagName === 'SELECT') {
    const option = box.querySelector('option[selected]') ?? box.querySelector('option');
    return option?.getAttribute('value') ?? option?.textContent ?? '';
  }
  const type = box.getAttribute('type');
  if (type === 'file') return undefined;
  const isTicked = type === 'checkbox' || type === 'radio';
  if (isTicked && !box.hasAttribute('checked')) return undefined;
  return box.getAttribute('value') ?? (isTicked ? 'on' : '');
}

/** The value of the choice that is called so, or of the first one; a text as it is written. */
function chosenIn(box: Element, text: string, form: Element): string {
  if (box.tagName === 'SELECT') {
    const found = [...box.querySelectorAll('option')].find((option) => textOf(option) === text);
    if (!found) throw new Error(`there is no choice ${text}`);
    return found.getAttribute('value') ?? text;
  }
  if (box.getAttribute('type') !== 'radio') return text;
  const all = form.querySelectorAll(`input[name="${box.getAttribute('name')}"]`);
  const found = [...all].find((one) => textOf(one.closest('label') ?? one) === text);
  if (!found) throw new Error(`there is no choice ${text}`);
  return found.getAttribute('value') ?? text;
}

/** The box that a label or a legend names, with or without a note that it may stay empty. */
function boxOf(form: Element, label: string): Element {
  const found = [...form.querySelectorAll('label, legend')].find((one) =>
    [label, `${label} (optional)`].includes(textOf(one)),
  );
  const id = found?.getAttribute('for');
  const box = id
    ? form.querySelector(`[id="${id}"]`)
    : (found?.tagName === 'LEGEND' ? found.parentElement : found)?.querySelector('input');
  if (!box) throw new Error(`there is no box ${label}`);
  return box;
}
