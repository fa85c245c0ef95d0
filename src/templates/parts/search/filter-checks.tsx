import type { FilterOption, OptionList } from '../../../features/search/panel/options.ts';

/**
 * Values to tick, in one list. The style sheet shows the folded ones where the line under the list is opened, where the
 * address leads to the list, or while it is searched, so that they come among the others. Searching needs a script;
 * without one the list is whole.
 */
export function Checks({ list, id, label }: { list: OptionList; id?: string; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the block's summary is its legend
    <div className="checks" role="group" id={id} tabIndex={id ? -1 : undefined} aria-label={label}>
      {list.searchLabel && <SearchInList label={list.searchLabel} />}
      {list.options.map((option) => (
        <Check key={option.value} name={list.name} option={option} />
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

/** The box has no name, so the form does not submit it (`features/search/parts/list-search.ts`). */
const SearchInList = ({ label }: { label: string }) => (
  <div className="seek">
    <input className="input" type="search" aria-label={label} placeholder={label} data-waits="" />
    <p role="status" className="vh" />
  </div>
);

function Check({ name, option }: { name: string; option: FilterOption }) {
  const { heading, models } = option;
  return (
    <>
      {heading && <h3 className={heading.folded ? 'is-folded' : undefined}>{heading.text}</h3>}
      <label className={option.folded ? 'check is-folded' : 'check'}>
        <input type="checkbox" name={name} value={option.value} defaultChecked={option.checked} />
        {option.label}
        <span className="option-count">{option.count.toLocaleString('en-AU')}</span>
      </label>
      {models && (
        <div className="nest" data-key={option.value}>
          <Checks list={models} label={`${option.label} models`} />
        </div>
      )}
    </>
  );
}
