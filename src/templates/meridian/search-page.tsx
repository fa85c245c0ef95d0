import { memo, useRef } from 'react';
import type { SearchPageModel } from '../../features/search/model.ts';
import { FILTER_FORM, useSearchPage } from '../../features/search/parts/use-search-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { RecentlyViewed } from '../parts/saved/recently-viewed.tsx';
import { FilterPanel } from '../parts/search/filter-panel.tsx';
import { PhoneBar } from '../parts/search/phone-bar.tsx';
import { Results } from '../parts/search/results.tsx';
import { SuggestionsOnUse } from '../parts/suggest/suggestions-on-use.tsx';
import { VehicleCard } from './vehicle-card.tsx';

/** Stock search: what is asked for on the left (a sheet on phones), what was found on the right. */
export function SearchPage({ model }: { model: SearchPageModel }) {
  const { root, results, failure, late, busy, retry } = useSearchPage(model);
  return (
    <div className="wrap search" ref={root}>
      <Breadcrumb crumbs={model.breadcrumb} />
      <div className="rhead">
        <h1>
          {model.heading} <span>{model.countText}</span>
        </h1>
        <SearchBox model={model} />
      </div>
      <PhoneBar model={model} late={late} />
      {model.ignored.length > 0 && <Ignored model={model} />}
      <p className="vh" role="status">
        {busy || model.failed
          ? ''
          : [`${model.countText} found`, model.townsText, model.droppedText].filter(Boolean).join('. ')}
      </p>
      <div className="results">
        <LatePanel model={late} />
        <Results
          Card={VehicleCard}
          model={model}
          late={late}
          region={results}
          failure={failure}
          busy={busy}
          retry={retry}
        />
      </div>
      <LateStrip />
    </div>
  );
}

/** Drawn again only with what they show: nothing of it changes while results are on their way. */
const LatePanel = memo(FilterPanel);
const LateStrip = memo(RecentlyViewed);

function Breadcrumb({ crumbs }: { crumbs: SearchPageModel['breadcrumb'] }) {
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, href, position }) => (
          <li key={position}>
            {position > 1 && <Icon name="chevron-right" />}
            {position < crumbs.length ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function SearchBox({ model }: { model: SearchPageModel }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className="say">
      <div className="say-field">
        <label className="say-box">
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
            ref={field}
          />
        </label>
        <SuggestionsOnUse field={field} />
      </div>
      <button className="btn btn--ink" type="submit" form={FILTER_FORM}>
        <span>Search</span>
        <Icon name="arrow-right" className="i go" />
      </button>
    </search>
  );
}

function Ignored({ model }: { model: SearchPageModel }) {
  return (
    <div className="notice">
      <Icon name="info" />
      <p>
        Left out of the search:{' '}
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
