import { textOf } from './http.ts';

/**
 * The values for a form's fields, by their labels or names. A choice is given by its label or its value, a check box
 * with a label of its own as `true` or `false`.
 */
export type Written = Record<string, string | boolean | File>;

/** What a form sends, and where to. */
export interface Sending {
  action: string;
  method: string;
  body: URLSearchParams | FormData;
}

/** What each field of a form submits, with the button that is pressed; undefined for nothing. */
type Boxes = Map<Element, string | File | undefined>;

/** A form as a browser without scripts has it, with its current values. */
export interface PlainForm extends Sending {
  element: Element;
  boxes: Boxes;
  /** The submitted values by name, except files. */
  fields: Record<string, string>;
}

const BOXES = 'input, select, textarea';

/** The form of a page that a selector finds, submitted with its first button or the one that `button` finds. */
export function formIn(page: Document, selector = 'main form.form', button = 'button[type=submit]'): PlainForm {
  const element = page.querySelector(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  const [pressed] = controlsOf(element, button);
  if (!pressed) throw new Error(`${selector} has no ${button}`);
  return formOf(pressed);
}

/** The form that a button submits. */
export function formOf(button: Element): PlainForm {
  const element = ownerOf(button);
  if (!element) throw new Error(`${textOf(button)} is in no form`);
  const controls = [...controlsOf(element, BOXES), button];
  return formWith(element, new Map(controls.map((control) => [control, standingIn(control)])));
}

/** A form filled in with the given values. Throws where it has no such field, choice or check box. */
export function filled({ element, boxes }: PlainForm, written: Written): PlainForm {
  const changed = new Map(boxes);
  for (const [name, text] of Object.entries(written)) write(changed, boxOf(element, changed, name), text);
  return formWith(element, changed);
}

/** A form with the first option of each required choice, and every required consent given. */
export function withChoices({ element, boxes }: PlainForm): PlainForm {
  const changed = new Map(boxes);
  for (const [box, value] of boxes) {
    const [, first] = box.querySelectorAll('option');
    if (!box.hasAttribute('aria-required')) continue;
    if (box.localName === 'select') changed.set(box, value || (first && valueIn(first)));
    if (box.getAttribute('type') === 'checkbox') changed.set(box, valueIn(box));
  }
  return formWith(element, changed);
}

/** The first error of a form that came back: its text, and the name of its field, which has the focus. */
export function firstProblem(page: Document): { text: string; box: string | null } {
  const link = page.querySelector('.form-errors li a');
  if (!link) throw new Error('nothing is said to be wrong');
  const box = page.querySelector('[autofocus]');
  if (`#${box?.id}` !== link.getAttribute('href')) throw new Error('the focus is not in what is wrong first');
  return { text: textOf(link), box: box?.getAttribute('name') ?? null };
}

function formWith(element: Element, boxes: Boxes): PlainForm {
  const parts = new FormData();
  for (const [box, value] of boxes) {
    const name = nameOf(box);
    if (name && value !== undefined) parts.append(name, value);
  }
  const texts = [...parts].flatMap(([name, value]) => (value instanceof File ? [] : [[name, value]]));
  const fields: Record<string, string> = Object.fromEntries(texts);
  // React writes the attribute so, and the HTML parser keeps its case.
  const isInParts = element.getAttribute('encType') === 'multipart/form-data';
  const action = element.getAttribute('action') ?? '';
  const method = (element.getAttribute('method') ?? 'get').toUpperCase();
  return { element, boxes, fields, action, method, body: isInParts ? parts : new URLSearchParams(texts) };
}

/** The form of a control, which may be anywhere when it names its form. */
function ownerOf(control: Element): Element | null {
  const named = control.getAttribute('form');
  return named ? control.ownerDocument.getElementById(named) : control.closest('form');
}

const controlsOf = (form: Element, selector: string): Element[] =>
  [...form.ownerDocument.querySelectorAll(selector)].filter(
    (control) => ownerOf(control) === form && !control.hasAttribute('disabled'),
  );

const nameOf = (box: Element) => box.getAttribute('name');
const isTick = (box: Element) => /^(checkbox|radio)$/.test(box.getAttribute('type') ?? '');
const valueIn = (one: Element) =>
  one.getAttribute('value') ?? (isTick(one) ? 'on' : one.localName === 'option' ? textOf(one) : '');

/** What a control submits as it is; undefined for nothing. */
function standingIn(control: Element): string | File | undefined {
  if (control.localName === 'textarea') return control.textContent ?? '';
  if (control.localName === 'select') {
    const option = control.querySelector('option[selected]') ?? control.querySelector('option');
    return option ? valueIn(option) : undefined;
  }
  if (control.getAttribute('type') === 'file') return new File([], '');
  return isTick(control) && !control.hasAttribute('checked') ? undefined : valueIn(control);
}

function write(boxes: Boxes, box: Element, text: string | boolean | File): void {
  if (!isTick(box)) {
    if (typeof text === 'boolean') throw new Error(`${nameOf(box)} is nothing to tick`);
    const isChosen = box.localName === 'select' && typeof text === 'string';
    boxes.set(box, isChosen ? valueIn(choiceOf(box.querySelectorAll('option'), text)) : text);
    return;
  }
  const group = [...boxes.keys()].filter((one) => isTick(one) && nameOf(one) === nameOf(box));
  const one = typeof text === 'string' ? choiceOf(group, text) : box;
  if (one.getAttribute('type') === 'radio') for (const other of group) boxes.set(other, undefined);
  boxes.set(one, text === false ? undefined : valueIn(one));
}

/** The choice, an option or a check box, with this label or value. */
function choiceOf(choices: Iterable<Element>, text: string): Element {
  const found = [...choices].find((one) => valueIn(one) === text || isCalled(one.closest('label') ?? one, text));
  if (!found) throw new Error(`there is no choice ${text}`);
  return found;
}

/** The field of a form with this name, label or legend. */
function boxOf(form: Element, boxes: Boxes, name: string): Element {
  const seen = [...boxes.keys()].filter((box) => box.matches(BOXES) && box.getAttribute('type') !== 'hidden');
  const labels = [...form.ownerDocument.querySelectorAll('label, legend')].filter((one) => isCalled(one, name));
  const found = seen.find((box) => nameOf(box) === name) ?? labels.map(labelled).find((box) => box && boxes.has(box));
  if (!found) throw new Error(`the form has no box ${name}: ${textOf(form)}`);
  return found;
}

function labelled(label: Element): Element | null {
  const id = label.getAttribute('for');
  if (id) return label.ownerDocument.getElementById(id);
  return (label.localName === 'legend' ? label.parentElement : label)?.querySelector(BOXES) ?? null;
}

/** Whether this is an element's whole text, or its first: notes and errors come after it in child elements. */
const isCalled = (element: Element, name: string) => [textOf(element), firstWords(element)].includes(name);

const firstWords = (node: Node): string =>
  node.nodeType === node.TEXT_NODE
    ? (node.textContent ?? '').trim()
    : ([...node.childNodes].map(firstWords).find(Boolean) ?? '');
