import { type MorphRules, morph } from '../../../ui/morph/morph.ts';
import { splitCards } from './cards-in-sight.ts';

/**
 * What is looked at second, each part by its name: the panel, the sort sheet, what stands below the cards. The panel is
 * text in a `noscript`, which is parsed only then.
 */
const LATE = '[data-late]';

/** The list of results; a page without any has cards of what comes closest, in a section of their own. */
const LIST = '.found > .cards';

/** Attributes that scripts and the browser set: a sheet that is open, a group that was opened, a slider's ends. */
const OWN = /^(?:inert|open|style|hidden|data-(?:photos|restored)|aria-(?:autocomplete|busy|controls|expanded|modal))$/;

/** Whether an attribute of the page stays as it is while its search changes. */
export const keepsOwn: MorphRules['keeps'] = (element, attribute) =>
  OWN.test(attribute) || (attribute === 'role' && element.matches('[popover], input'));

/**
 * Shows another search in the page, in two steps: at once the heading, the count, the chips and the cards that will be
 * in sight; the returned function does the rest: the other cards, the panel with its new counts. The cards are new
 * elements: one that stayed and moved would count as a layout shift. In between the previous ones stay, hidden, since
 * removing them takes time too. `next` is the root of the new page, and is used up.
 */
export function swapResults(root: HTMLElement, next: HTMLElement): () => void {
  const [before, after] = [root, next].map((page) => page.querySelector<HTMLElement>(LIST));
  const late = [...next.querySelectorAll<HTMLElement>(LATE)];
  for (const part of late) if (part.localName === 'noscript') part.replaceWith(placeOf(root, part));
  const addRest = after && splitCards(after, root.querySelector('.found'));
  takeWords(root, next);
  // In the new page an empty list stands for the cards, so that the previous ones stay for now.
  if (before && after) after.replaceWith(after.cloneNode(false));
  const replaced = after && before;
  morph(root, next, {
    keeps: keepsOwn,
    skips: (element) => element.matches(LATE) || element.matches('[data-keep]') || element === replaced,
  });
  if (before && after) {
    before.before(after);
    before.hidden = true;
  }
  return () => {
    replaced?.remove();
    addRest?.();
    for (const part of late) takeLate(root, part);
  };
}

/** The search box is shared with its suggestions: only what it holds by default is the search's. */
function takeWords(root: HTMLElement, next: HTMLElement): void {
  const [box, words] = [root, next].map((page) => page.querySelector<HTMLInputElement>('input[name=query]'));
  if (box && words) box.defaultValue = words.defaultValue;
}

function takeLate(root: HTMLElement, part: HTMLElement): void {
  const own = findLate(root, part);
  const wanted = part.localName === 'noscript' ? parsePart(part.textContent) : part;
  if (own && wanted && own !== wanted) morph(own, wanted, { keeps: keepsOwn });
}

const findLate = (root: HTMLElement, { dataset }: HTMLElement) =>
  root.querySelector<HTMLElement>(`[data-late="${dataset.late}"]`);

/** What stands for a part in the new page until it is parsed: the part that is shown, without its content. */
const placeOf = (root: HTMLElement, part: HTMLElement): Node => findLate(root, part)?.cloneNode(false) ?? part;

function parsePart(html: string): Element | null {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return holder.content.firstElementChild;
}
