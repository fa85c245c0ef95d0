import { memo } from 'react';
import type { SearchPageModel } from '../../features/search/model.ts';
import { useSearchPage } from '../../features/search/parts/use-search-page.ts';
import { Breadcrumb } from '../parts/navigation/breadcrumb.tsx';
import { RecentlyViewed } from '../parts/saved/recently-viewed.tsx';
import { FilterPanel } from '../parts/search/filter-panel.tsx';
import { PhoneBar } from '../parts/search/phone-bar.tsx';
import { Results } from '../parts/search/results.tsx';
import { Found, Ignored, SearchBox } from '../parts/search/search-head.tsx';
import { VehicleCard } from './vehicle-card.tsx';

/** Stock search: what is asked for on the left (a sheet on phones), what was found on the right. */
export function SearchPage({ model }: { model: SearchPageModel }) {
  const { root, results, failure, late, busy, retry } = useSearchPage(model);
  return (
    <div className="wrap search" ref={root}>
      <Breadcrumb model={model} />
      <div className="rhead">
        <h1>
          {model.heading} <span>{model.countText}</span>
        </h1>
        <SearchBox model={model} />
      </div>
      <PhoneBar model={model} late={late} />
      {model.ignored.length > 0 && <Ignored model={model} />}
      <Found model={model} busy={busy} />
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
