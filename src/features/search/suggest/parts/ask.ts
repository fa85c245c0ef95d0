import { linkToSuggestions, type Suggestion, type Suggestions } from '../suggestion.ts';

/** Debounces typing. */
const PAUSE_MS = 120;
const SHORTEST = 2;

/** The request for what a box's words may mean. */
export interface Question {
  ask(): void;
  /** Asks once typing pauses. */
  askSoon(): void;
  callOff(): void;
}

/** Creates a box's question. Only the last request is used: an outdated one is aborted, a failed one finds nothing. */
export function createQuestion(box: HTMLInputElement, onFound: (found: Suggestion[]) => void): Question {
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
