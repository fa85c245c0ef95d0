import { formatThousands } from '../../../domain/text/format.ts';
import type { FilterOption, OptionList } from '../../../features/search/panel/options.ts';

interface ChecksProps {
  list: OptionList;
  id?: string;
  label: string;
  /** The page that has the folded values, too; null: this one has. */
  wholeHref: string | null;
}

/**
 * Values to tick, in one list. The folded ones come when the line under the list is followed, or once the list is
 * searched; the style sheet shows them where that line is open, where the address leads to the list, or while it is
 * searched, so that they stand among the others.
 */
export function Checks({ list, id, label, wholeHref }: ChecksProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the block's summary is its legend
    <div className="checks" role="group" id={id} tabIndex={id ? -1 : undefined} aria-label={label}>
      {list.searchLabel && <SearchInList label={list.searchLabel} />}
      {list.options.map((option) => (
        <Check key={option.value} name={list.name} option={option} wholeHref={wholeHref} />
      ))}
      {list.more && <More label={list.more} wholeHref={wholeHref} />}
    </div>
  );
}

/** The line that unfolds a list. */
function More({ label, wholeHref }: { label: string; wholeHref: string | null }) {
  if (wholeHref)
    return (
      <a className="link rest-link" href={wholeHref} rel="nofollow" data-more="">
        {label}
      </a>
    );
  return (
    <details className="rest">
      <summary className="link">
        <span className="when-shut">{label}</span>
        <span className="when-open">Show fewer</span>
      </summary>
    </details>
  );
}

/** The box has no name, so the form does not submit it (`features/search/parts/list-search.ts`). */
const SearchInList = ({ label }: { label: string }) => (
  <div className="seek">
    <input className="input" type="search" aria-label={label} placeholder={label} data-waits="" />
    <p role="status" className="vh" />
  </div>
);

interface CheckProps extends Pick<ChecksProps, 'wholeHref'> {
  name: string;
  option: FilterOption;
}

function Check({ name, option, wholeHref }: CheckProps) {
  const { heading, models } = option;
  const isThere = !option.folded || wholeHref === null;
  return (
    <>
      {heading && (!heading.folded || wholeHref === null) && (
        <h3 className={heading.folded ? 'is-folded' : undefined}>{heading.text}</h3>
      )}
      {isThere && (
        <label className={option.folded ? 'check is-folded' : 'check'}>
          <input type="checkbox" name={name} value={option.value} defaultChecked={option.checked} />
          {option.label}
          <span className="option-count">{formatThousands(option.count)}</span>
        </label>
      )}
      {models && (
        <div className="nest" data-key={option.value}>
          <Checks list={models} label={`${option.label} models`} wholeHref={wholeHref} />
        </div>
      )}
    </>
  );
}
