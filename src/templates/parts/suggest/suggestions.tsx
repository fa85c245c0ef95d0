import type { RefObject } from 'react';
import { useSuggestions } from '../../../features/search/suggest/parts/use-suggestions.ts';
import type { Suggestion } from '../../../features/search/suggest/suggestion.ts';

export interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  /** Whether the box's text has just been submitted as it is. */
  isSent: () => boolean;
}

/** The list below a search box while typing. Its element always exists, so that `aria-controls` stays valid. */
export function Suggestions({ field, isSent }: SuggestionsProps) {
  const { listId, optionId, suggestions, active, status, list } = useSuggestions(field, isSent);
  return (
    <>
      <div
        className="suggest"
        role="listbox"
        id={listId}
        ref={list}
        aria-label="Suggestions"
        hidden={suggestions.length === 0}
        // The focus stays in the box, whatever is pressed here.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, index) => (
          <a
            key={`${suggestion.kind} ${suggestion.href}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={suggestion.href}
          >
            <Line suggestion={suggestion} />
          </a>
        ))}
      </div>
      <span className="vh" role="status">
        {status}
      </span>
    </>
  );
}

const NAMES: Record<Suggestion['kind'], string> = {
  search: 'Understood as',
  make: 'Make',
  model: 'Model',
  body: 'Body type',
  stock: 'Stock number',
};

function Line({ suggestion: { kind, label, detail, countText } }: { suggestion: Suggestion }) {
  return (
    <>
      <span className="suggest-what">
        <small>{NAMES[kind]}</small>
        <b>{label}</b> {detail && <span>{detail}</span>}
      </span>
      {countText && <span className="suggest-n">{countText}</span>}
    </>
  );
}
