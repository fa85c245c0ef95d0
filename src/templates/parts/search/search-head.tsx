import type { SearchPageModel } from '../../../features/search/model.ts';
import { FILTER_FORM } from '../../../features/search/parts/page-parts.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** The free-text box, which is part of the form of all filters. */
export function SearchBox({ model }: { model: SearchPageModel }) {
  return (
    <search className="search-words">
      <div className="search-words-field" data-keep="">
        <label className="search-words-box">
          <Icon name="search" />
          <span className="vh">Search by make, model or keyword</span>
          <input
            type="search"
            name="query"
            form={FILTER_FORM}
            defaultValue={model.query}
            placeholder={model.searchPlaceholder}
            autoComplete="off"
            data-waits=""
            data-suggest=""
          />
        </label>
      </div>
      <button className="btn btn--ink" type="submit" form={FILTER_FORM}>
        <span>Search</span>
        <Icon name="arrow-right" className="i go-arrow" />
      </button>
    </search>
  );
}

/** Announces the number of results to screen readers; in the browser it is empty while others load. */
export function Found({ model }: { model: SearchPageModel }) {
  return (
    <p className="vh" role="status" data-status="">
      {[`${model.countText} found`, model.townsText, model.droppedText, model.guessedText].filter(Boolean).join('. ')}
    </p>
  );
}

/** What the address contained and the search does not know, with a link without it. */
export function Ignored({ model }: { model: SearchPageModel }) {
  return (
    <div className="notice">
      <Icon name="info" />
      <p>
        Not included in this search:{' '}
        {model.ignored.map(({ text, reason }, index) => (
          <span key={`${text}${index}`}>
            {index > 0 && '; '}
            <code>{text}</code> ({reason})
          </span>
        ))}
        . <a href={model.address}>Search without it</a>
      </p>
    </div>
  );
}
