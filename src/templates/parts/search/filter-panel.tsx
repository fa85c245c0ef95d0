import { useRef } from 'react';
import type { SearchPageModel } from '../../../features/search/model.ts';
import { FILTER_FORM } from '../../../features/search/parts/use-search-page.ts';
import { useWaitingCount } from '../../../features/search/parts/use-waiting-count.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { HiddenFields } from '../suggest/hidden-fields.tsx';
import { GroupBody } from './filter-groups.tsx';
import { ShowMe } from './show-me.tsx';

/**
 * All filters as one form: a column on desktops, a sheet over the results on phones (a popover, so it needs no script).
 */
export function FilterPanel({ model }: { model: SearchPageModel }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an aside may not become the dialog that this is while it is a sheet
    <div className="panel sheet" id="filters" role="complementary" popover="auto" aria-labelledby="filters-h">
      <div className="panel-h">
        <span className="sheet-grip" />
        <h2 id="filters-h">Filters</h2>
        {model.chosenCount > 0 && (
          <a className="link clear-all" href={model.clearHref}>
            Clear all
          </a>
        )}
        <button className="iconbtn sheet-x" type="button" popoverTarget="filters" popoverTargetAction="hide">
          <Icon name="x" />
          <span className="vh">Close filters</span>
        </button>
      </div>
      <form id={FILTER_FORM} action={model.action} method="get" autoComplete="off">
        <HiddenFields fields={model.kept} />
        {model.groups.map((group) => (
          <details key={group.key} className="fgroup" open={group.open}>
            <summary>
              {group.label}
              {group.chosen > 0 && <em>{group.chosen}</em>}
              <Icon name="chevron-down" />
            </summary>
            <div>
              <GroupBody group={group} address={model.address} />
            </div>
          </details>
        ))}
        <div className="sheet-f">
          <a className="btn btn--line" href={model.clearHref}>
            Clear
          </a>
          <Results model={model} />
        </div>
      </form>
    </div>
  );
}

/** The button to the results of all choices, including those not applied yet. */
function Results({ model }: { model: SearchPageModel }) {
  const button = useRef<HTMLButtonElement>(null);
  const label = useWaitingCount(button, model.submitLabel, model.address);
  return <ShowMe label={label} cap={model.countCap} button={button} />;
}
