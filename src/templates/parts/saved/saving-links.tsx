import { linkToComparison } from '../../../features/account/compare/parse-cars.ts';
import { useWatchlist } from '../../../features/account/watchlist/parts/use-watchlist.ts';
import { useWatchedCount } from '../../../features/account/watchlist/parts/watched.ts';
import type { SavingChrome } from '../../../kernel/chrome/model.ts';
import { comparing, favourites, useStoredItems } from '../../../kernel/saving/parts/stores.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';

/** Links to the saved and the compared vehicles, with their counts; the second only once there is one to compare. */
export function SavingLinks({ saving }: { saving: SavingChrome }) {
  const inBrowser = useStoredItems(favourites).length;
  const inAccount = useWatchedCount() ?? 0;
  const saved = saving.inAccount ? inAccount : inBrowser;
  useWatchlist(saving);
  const chosen = useStoredItems(comparing);
  return (
    <>
      {saving.compare && chosen.length > 0 && (
        <CountedIcon
          href={linkToComparison(chosen.map(({ slug }) => slug))}
          icon="arrow-left-right"
          label={saving.compare.label}
          count={chosen.length}
        />
      )}
      {saving.favourites && (
        <CountedIcon
          href={saving.favourites.href}
          icon="heart"
          label={saving.favourites.label}
          count={saved}
          withoutScripts={saving.inAccount}
        />
      )}
    </>
  );
}

interface CountedIconProps {
  href: string;
  icon: IconName;
  label: string;
  count: number;
  /** Whether the link works without scripts, too. */
  withoutScripts?: boolean;
}

function CountedIcon({ href, icon, label, count, withoutScripts }: CountedIconProps) {
  return (
    <a
      className={`iconbtn saving-link${withoutScripts ? '' : ' with-js'}`}
      href={href}
      aria-label={count > 0 ? `${label}, ${count}` : label}
    >
      <Icon name={icon} />
      {count > 0 && <em>{count}</em>}
    </a>
  );
}
