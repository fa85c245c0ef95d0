import { memo, type ReactNode } from 'react';
import type { SearchPageModel } from '../../../features/search/model.ts';
import { useSearchPage } from '../../../features/search/parts/use-search-page.ts';
import type { Template } from '../../../kernel/template.ts';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { RecentlyViewed } from '../saved/recently-viewed.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Results } from './results.tsx';
import { Found, Ignored, SearchBox } from './search-head.tsx';

interface SearchLook {
  Card: Template['VehicleCard'];
  className?: string;
  /** Places the filters and the results in the look's own layout. */
  arrange?: (controls: ReactNode, found: ReactNode) => ReactNode;
}

/** A look's stock search: the query in the head and the panel (a sheet on phones), the results beside it. */
export function makeSearchPage({ Card, className = 'wrap search', arrange = oneBox }: SearchLook) {
  return function SearchPage({ model }: { model: SearchPageModel }) {
    const { root, results, failure, deferredModel, isBusy, retry } = useSearchPage(model);
    const controls = (
      <>
        <Breadcrumb model={model} />
        <div className="rhead">
          <h1>
            {model.heading} <span>{model.countText}</span>
          </h1>
          <SearchBox model={model} />
        </div>
      </>
    );
    const found = (
      <>
        <PhoneBar model={model} deferredModel={deferredModel} />
        {model.ignored.length > 0 && <Ignored model={model} />}
        <Found model={model} busy={isBusy} />
        <div className="results">
          <DeferredPanel model={deferredModel} />
          <Results
            Card={Card}
            model={model}
            deferredModel={deferredModel}
            region={results}
            failure={failure}
            isBusy={isBusy}
            retry={retry}
          />
        </div>
        <MemoRecentlyViewed />
      </>
    );
    return (
      <div className={className} ref={root}>
        {arrange(controls, found)}
      </div>
    );
  };
}

const oneBox = (controls: ReactNode, found: ReactNode) => (
  <>
    {controls}
    {found}
  </>
);

/** Memoised on what it shows: nothing in it changes while results are loading. */
const DeferredPanel = memo(FilterPanel);
const MemoRecentlyViewed = memo(RecentlyViewed);
