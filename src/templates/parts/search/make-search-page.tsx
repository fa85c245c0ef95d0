import type { ReactNode } from 'react';
import type { SearchPageModel } from '../../../features/search/model.ts';
import { buildSearchPageData } from '../../../features/search/page-data.ts';
import { LIST_SCRIPT, type PhotoSize } from '../../../features/search/parts/list-layout.ts';
import type { Template } from '../../../kernel/template.ts';
import { encodeJson } from '../../../ui/islands/island.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { RecentlyViewed } from '../saved/recently-viewed.tsx';
import { FilterPanel, pickPanel } from './filter-panel.tsx';
import { Late } from './late.tsx';
import { LeadingOffers } from './leading-offers.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Results } from './results.tsx';
import { Found, Ignored, SearchBox } from './search-head.tsx';

interface SearchLook {
  Card: Template['VehicleCard'];
  className?: string;
  /** The size of the photos in a phone's list until the visitor chooses another. */
  photos?: PhotoSize;
  /** Places the filters and the results in the look's own layout. */
  arrange?: (controls: ReactNode, found: ReactNode) => ReactNode;
}

/**
 * A look's stock search: the query in the head and the panel (a sheet on phones), the results beside it. It is HTML
 * alone: the browser's part of it is `features/search/parts/start-search.ts`, which replaces its content by that of the
 * next search.
 */
export function makeSearchPage({ Card, className = 'wrap search', photos = 'large', arrange = oneBox }: SearchLook) {
  return function SearchPage({ model }: { model: SearchPageModel }) {
    const hasFilters = model.groups.length > 0;
    const controls = (
      <>
        <Breadcrumb model={model} />
        <div className="rhead">
          <h1>
            {model.heading} {model.count > 0 && <span>{model.countText}</span>}
          </h1>
          <SearchBox model={model} />
        </div>
      </>
    );
    const found = (
      <>
        <LeadingOffers offers={model.offers} />
        <PhoneBar chosenCount={model.chosenCount} sorts={model.sorts} photos={photos} hasFilters={hasFilters} />
        {model.ignored.length > 0 && <Ignored model={model} />}
        <Found model={model} />
        <div className={hasFilters ? 'results' : 'results results--whole'}>
          <Late name="panel">
            <FilterPanel {...pickPanel(model)} />
          </Late>
          <Results Card={Card} model={model} />
        </div>
        <div data-keep="">
          <RecentlyViewed />
        </div>
      </>
    );
    return (
      <div className={className} data-behaviour="search" data-photos={photos}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own text */}
        <script dangerouslySetInnerHTML={{ __html: LIST_SCRIPT }} />
        {arrange(controls, found)}
        <PageData model={model} />
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

/** What the browser's part needs besides the HTML. */
const PageData = ({ model }: { model: SearchPageModel }) => (
  <script
    type="application/json"
    data-of="search"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped, in a block that never runs
    dangerouslySetInnerHTML={{ __html: encodeJson(buildSearchPageData(model)) }}
  />
);
