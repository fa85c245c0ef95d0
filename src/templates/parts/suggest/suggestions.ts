import { lookUp } from '../../../domain/text/look-up.ts';
import { createQuestion } from '../../../features/search/suggest/parts/ask.ts';
import type { Suggestion } from '../../../features/search/suggest/suggestion.ts';
import { subscribeToAddress } from '../../../ui/address.ts';
import { drawLine, drawList } from './draw-list.ts';

/** The list below a box, and the line in it that the keys have selected. */
interface Opened {
  box: HTMLInputElement;
  list: HTMLElement;
  status: HTMLElement;
  /** The line that Enter follows; -1: none, so Enter submits the box itself. */
  active: number;
}

/**
 * Makes a search box a combobox with a list of links (WAI-ARIA Authoring Practices: editable, manual selection): arrow
 * keys go through the lines, Enter follows one, Escape closes, Home and End go back to the words. Nothing is requested
 * for words that were submitted, nor shown once the page has another address. `isSent` says so of what was typed
 * before.
 */
export function startSuggestions(box: HTMLInputElement, isSent: () => boolean): void {
  const opened = { box, active: -1, ...drawList(box) };
  const question = createQuestion(box, (found) => {
    if (document.activeElement === box) show(opened, found);
  });
  const close = () => show(opened, []);
  box.role = 'combobox';
  box.ariaAutoComplete = 'list';
  box.setAttribute('aria-controls', opened.list.id);
  close();
  box.addEventListener('input', question.askSoon);
  box.addEventListener('keydown', (event) => press(event, opened, question.ask));
  box.addEventListener('blur', close);
  box.form?.addEventListener('submit', question.callOff);
  subscribeToAddress(() => {
    question.callOff();
    close();
  });
  // A visitor who was quicker than this script has typed already, and may have submitted.
  if (document.activeElement === box && !isSent()) question.askSoon();
}

function show(opened: Opened, found: readonly Suggestion[]): void {
  const { box, list, status } = opened;
  list.replaceChildren(...found.map((suggestion, at) => drawLine(suggestion, `${list.id}-${at}`)));
  list.hidden = found.length === 0;
  box.ariaExpanded = String(found.length > 0);
  status.textContent = found.length === 0 ? '' : countText(found.length);
  select(opened, -1);
}

const countText = (count: number): string =>
  `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, up and down arrow keys to choose`;

function select(opened: Opened, active: number): void {
  opened.active = active;
  const lines = [...opened.list.children];
  for (const [at, line] of lines.entries()) line.ariaSelected = String(at === active);
  const line = lines[active];
  if (line) opened.box.setAttribute('aria-activedescendant', line.id);
  else opened.box.removeAttribute('aria-activedescendant');
  line?.scrollIntoView({ block: 'nearest' });
}

function press(event: KeyboardEvent, opened: Opened, ask: () => void): void {
  if (event.isComposing) return;
  if (event.key === 'Tab' || (event.key === 'Enter' && opened.active < 0)) show(opened, []);
  else if (opened.list.childElementCount > 0) pressInList(event, opened);
  else if (event.key === 'ArrowDown') ask();
}

function pressInList(event: KeyboardEvent, opened: Opened): void {
  const { list, active } = opened;
  const act = {
    Home: () => select(opened, -1),
    End: () => select(opened, -1),
    Escape: () => show(opened, []),
    Enter: () => list.querySelectorAll('a')[active]?.click(),
    ArrowDown: () => select(opened, nextLine(active, list.childElementCount, 1)),
    ArrowUp: () => select(opened, nextLine(active, list.childElementCount, -1)),
  };
  const found = lookUp(act, event.key);
  if (!found) return;
  // In the words themselves, Home and End move as usual.
  if (event.key !== 'Home' && event.key !== 'End') event.preventDefault();
  found();
}

/** From the words (-1) through the lines and back to the words. */
function nextLine(active: number, length: number, step: 1 | -1): number {
  const places = length + 1;
  return ((active + 1 + step + places) % places) - 1;
}
