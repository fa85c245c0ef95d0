import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useAddress } from '../../../../ui/address.ts';
import { linkToSuggestions, type Suggestion, type Suggestions } from '../suggestion.ts';

/**
 * What a look needs to show suggestions below a search box: the list that the box controls, and the line selected by
 * the keys.
 */
export interface SuggestionsControls {
  listId: string;
  optionId(index: number): string;
  /** Empty: there is nothing to show. */
  suggestions: Suggestion[];
  /** The line that Enter follows; -1: none, so Enter submits the box itself. */
  active: number;
  /** For screen readers. */
  status: string;
  list: RefObject<HTMLDivElement | null>;
}

/** Debounces typing. */
const PAUSE_MS = 120;
const SHORTEST = 2;

/**
 * Makes a search box a combobox with a list of links (WAI-ARIA Authoring Practices: editable, manual selection): arrow
 * keys go through the lines, Enter follows one, Escape closes, Home and End go back to the words. An outdated request
 * is aborted; a failed one shows nothing. Nothing is requested for words that were submitted, nor shown once another
 * page has loaded. `isSent` says so of what was typed before.
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, isSent: () => boolean): SuggestionsControls {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const address = useAddress();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const [status, setStatus] = useState('');
  const optionId = (index: number) => `${id}-${index}`;

  const show = (found: Suggestion[]) => {
    setSuggestions(found);
    setActive(-1);
    setStatus(found.length === 0 ? '' : countText(found.length));
  };
  const close = useEffectEvent(() => show([]));
  const wasSent = useEffectEvent(isSent);
  const callOff = useRef(() => {});
  const onFound = useEffectEvent((found: Suggestion[]) => {
    if (document.activeElement === field.current) show(found);
  });
  const onKey = useEffectEvent((event: KeyboardEvent, ask: () => void) => {
    const { length } = suggestions;
    if (event.isComposing) return;
    if (event.key === 'Tab' || (event.key === 'Enter' && active < 0)) return show([]);
    if (length === 0) {
      if (event.key === 'ArrowDown') ask();
      return;
    }
    if (event.key === 'Home' || event.key === 'End') return setActive(-1);
    if (!['ArrowDown', 'ArrowUp', 'Escape', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape') return show([]);
    if (event.key === 'Enter') return list.current?.querySelectorAll('a')[active]?.click();
    setActive(nextLine(active, length, event.key === 'ArrowDown' ? 1 : -1));
  });

  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const listening = new AbortController();
    const { signal } = listening;
    const question = questionOf(box, onFound);
    box.addEventListener('input', question.askSoon, { signal });
    box.addEventListener('keydown', (event) => onKey(event, question.ask), { signal });
    box.addEventListener('blur', () => close(), { signal });
    box.form?.addEventListener('submit', () => question.callOff(), { signal });
    callOff.current = question.callOff;
    // A visitor who was quicker than this script has typed already, and may have submitted.
    if (document.activeElement === box && !wasSent()) question.askSoon();
    return () => {
      question.callOff();
      listening.abort();
    };
  }, [field]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment counts
  useEffect(
    () => () => {
      callOff.current();
      close();
    },
    [address],
  );

  const isOpen = suggestions.length > 0;
  useEffect(() => {
    const box = field.current;
    box?.setAttribute('role', 'combobox');
    box?.setAttribute('aria-autocomplete', 'list');
    box?.setAttribute('aria-expanded', String(isOpen));
    box?.setAttribute('aria-controls', id);
  }, [field, id, isOpen]);
  useEffect(() => {
    if (active < 0) return field.current?.removeAttribute('aria-activedescendant');
    field.current?.setAttribute('aria-activedescendant', `${id}-${active}`);
    list.current?.querySelectorAll('a')[active]?.scrollIntoView({ block: 'nearest' });
  }, [field, id, active]);

  return { listId: id, optionId, suggestions, active, status, list };
}

const countText = (count: number): string =>
  `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, up and down arrow keys to choose`;

/** From the words (-1) through the lines and back to the words. */
function nextLine(active: number, length: number, step: 1 | -1): number {
  const places = length + 1;
  return ((active + 1 + step + places) % places) - 1;
}

/** The request of a box: sent after a pause, and only the last one is used. */
function questionOf(box: HTMLInputElement, onFound: (found: Suggestion[]) => void) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  const callOff = () => {
    clearTimeout(pause);
    asking?.abort();
  };
  const ask = async () => {
    callOff();
    const typed = box.value.trim();
    if (typed.length < SHORTEST) return onFound([]);
    asking = new AbortController();
    const { signal } = asking;
    const found = await loadSuggestions(typed, addressOf(box.form), signal);
    if (!signal.aborted) onFound(found);
  };
  const askSoon = () => {
    callOff();
    pause = setTimeout(ask, PAUSE_MS);
  };
  return { ask: () => void ask(), askSoon, callOff };
}

/** Without a response there is nothing to suggest, and the box works as ever. */
async function loadSuggestions(typed: string, at: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(linkToSuggestions(typed, at), { signal });
    if (!response.ok) return [];
    const { suggestions }: Suggestions = await response.json();
    return suggestions;
  } catch {
    return [];
  }
}

/** The address of the form's other fields, as it would be submitted. */
function addressOf(form: HTMLFormElement | null): string {
  if (!form) return '';
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    name === 'query' || typeof value !== 'string' || value === '' ? [] : [[name, value]],
  );
  const { pathname } = new URL(form.action, location.href);
  return fields.length === 0 ? pathname : `${pathname}?${new URLSearchParams(fields)}`;
}
