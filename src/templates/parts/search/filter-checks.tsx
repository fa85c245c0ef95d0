import { type KeyboardEvent, useState } from 'react';
import type { FilterOption, OptionList } from '../../../features/search/panel/options.ts';

/**
 * Values to tick, in one list. The style sheet shows the folded ones where the line under the list is opened, where the
 * address leads to the list, or while it is searched, so that they come among the others. Searching needs a script;
 * without one the list is whole.
 */
export function Checks({ list, id, label }: { list: OptionList; id?: string; label: string }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = list.options.filter((option) => option.label.toLowerCase().includes(wanted));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the block's summary is its legend
    <div
      className={wanted ? 'checks is-searched' : 'checks'}
      role="group"
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={label}
    >
      {list.searchLabel && (
        <SearchInList label={list.searchLabel} text={text} onText={setText} found={wanted ? found.length : null} />
      )}
      {list.options.map((option) => (
        <Check
          key={option.value}
          name={list.name}
          option={option}
          hidden={!option.checked && !found.includes(option)}
        />
      ))}
      {list.more && (
        <details className="rest">
          <summary className="link">
            <span className="when-shut">{list.more}</span>
            <span className="when-open">Show fewer</span>
          </summary>
        </details>
      )}
    </div>
  );
}

interface SearchInListProps {
  label: string;
  text: string;
  onText(text: string): void;
  /** How many values match the text; null while there is none. */
  found: number | null;
}

/** The box has no name, so the form does not submit it. */
function SearchInList({ label, text, onText, found }: SearchInListProps) {
  return (
    <div className="seek">
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={withoutSending}
        data-waits=""
      />
      <p role="status" className={found === 0 ? undefined : 'vh'}>
        {found === null ? '' : found === 0 ? `Nothing here has “${text.trim()}”.` : `${found} found in this list`}
      </p>
    </div>
  );
}

function withoutSending(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

function Check({ name, option, hidden }: { name: string; option: FilterOption; hidden: boolean }) {
  const { heading, models } = option;
  return (
    <>
      {heading && <h3 className={heading.folded ? 'is-folded' : undefined}>{heading.text}</h3>}
      <label className={option.folded ? 'check is-folded' : 'check'} hidden={hidden}>
        <input type="checkbox" name={name} value={option.value} defaultChecked={option.checked} />
        {option.label}
        <span className="option-count">{option.count.toLocaleString('en-AU')}</span>
      </label>
      {models && (
        <div className="nest">
          <Checks list={models} label={`${option.label} models`} />
        </div>
      )}
    </>
  );
}
