import type { SearchPageModel } from '../../../features/search/model.ts';
import { FILTER_FORM } from '../../../features/search/parts/page-parts.ts';
import { withCachedHtml } from '../../../ui/cached-html/with-cached-html.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { HiddenFields } from '../suggest/hidden-fields.tsx';
import { GroupBlock } from './filter-group.tsx';

type PanelModel = Pick<
  SearchPageModel,
  'action' | 'chosenCount' | 'clearHref' | 'groups' | 'kept' | 'submitLabel' | 'wholePanelHref'
>;

/** What the panel shows of a search. */
export function pickPanel(model: SearchPageModel): PanelModel {
  const { action, chosenCount, clearHref, groups, kept, submitLabel, wholePanelHref } = model;
  return { action, chosenCount, clearHref, groups, kept, submitLabel, wholePanelHref };
}

/**
 * All filters as one form: a column on desktops, a sheet over the results on phones (a popover, so it needs no script).
 */
export const FilterPanel = withCachedHtml((model: PanelModel) => (
  // biome-ignore lint/a11y/useSemanticElements: an aside may not become the dialog that this is while it is a sheet
  <div
    className="panel sheet"
    id="filters"
    role="complementary"
    popover="auto"
    aria-labelledby="filters-h"
    data-late="panel"
  >
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
        <GroupBlock key={group.key} group={group} wholePanelHref={model.wholePanelHref} />
      ))}
      <div className="sheet-f">
        <a className="btn btn--line" href={model.clearHref}>
          Clear
        </a>
        <button className="btn btn--accent" type="submit" aria-label={model.submitLabel}>
          {model.submitLabel}
        </button>
      </div>
    </form>
  </div>
));
