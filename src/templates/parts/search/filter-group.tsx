import type { FilterGroup } from '../../../features/search/panel/groups.ts';
import { formatListId } from '../../../kernel/stock/address.ts';
import { withCachedHtml } from '../../../ui/cached-html/with-cached-html.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { GroupBody } from './filter-groups.tsx';

interface GroupBlockProps {
  group: FilterGroup;
  wholePanelHref: string;
}

/**
 * One group of the filter panel. Of a closed one the page has the heading and a link to the page with all groups; its
 * content comes when it is opened or about to be (`features/search/parts/groups-on-demand.ts`), as does the rest of a
 * long list.
 */
export const GroupBlock = withCachedHtml(({ group, wholePanelHref }: GroupBlockProps) => {
  const { key, label, open, whole = false, chosen } = group;
  const wholeHref = `${wholePanelHref}#${group.kind === 'checks' ? formatListId(group.list.name) : 'filters'}`;
  return (
    <details className="fgroup" data-key={key} open={open} data-whole={whole ? '' : undefined}>
      <summary>
        {label}
        {chosen > 0 && <em>{chosen}</em>}
        <Icon name="chevron-down" />
      </summary>
      {open || whole ? (
        <div>
          <GroupBody group={group} wholeHref={whole ? null : wholeHref} />
        </div>
      ) : (
        <a className="link fgroup-more" href={wholeHref} rel="nofollow">
          Show {label}
        </a>
      )}
    </details>
  );
});
