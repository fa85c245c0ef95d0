import { linkToComparison } from '../../../features/account/compare/parse-cars.ts';
import type { ChromeModel, SavingChrome } from '../../../kernel/chrome/model.ts';
import { comparing, favourites, useStoredItems } from '../../../kernel/saving/parts/stores.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { Island } from '../../../ui/islands/island.tsx';
import { AccountLink } from '../../parts/shell/account-link.tsx';
import { OpeningState } from '../../parts/shell/opening-state.tsx';

/** The ink strip on top: whether the yard is open and where it is; links to saved and compared vehicles. */
export function UtilityBar({ chrome }: { chrome: ChromeModel }) {
  const { opening, footer, strapline, figures, saving } = chrome;
  const facts = figures.map(({ value, label }) => `${value} ${label}`).join(', ');
  const about = footer.address ?? [facts, strapline].filter(Boolean).join(' · ');
  return (
    <div className="util on-navy">
      <div className="wrap">
        {opening && <OpeningState opening={opening} />}
        {about && <span className="util-about">{about}</span>}
        {strapline && (
          <span className="util-say" aria-hidden="true">
            {strapline}
          </span>
        )}
        <span className="util-kept">
          <SavedLinks saving={saving} />
          <Island name="account-link" of={AccountLink} props={{ account: chrome.account }} />
        </span>
      </div>
    </div>
  );
}

function SavedLinks({ saving: { favourites: saved, compare } }: { saving: SavingChrome }) {
  const savedCount = useStoredItems(favourites).length;
  const chosen = useStoredItems(comparing);
  return (
    <>
      {compare && chosen.length > 0 && (
        <Counted
          href={linkToComparison(chosen.map(({ slug }) => slug))}
          icon="arrow-left-right"
          label={compare.label}
          count={chosen.length}
        />
      )}
      {saved && <Counted href={saved.href} icon="heart" label={saved.label} count={savedCount} />}
    </>
  );
}

interface CountedProps {
  href: string;
  icon: IconName;
  label: string;
  count: number;
}

function Counted({ href, icon, label, count }: CountedProps) {
  return (
    <a className="saving-link with-js" href={href} aria-label={count > 0 ? `${label}, ${count}` : label}>
      <Icon name={icon} />
      <span>{label}</span>
      {count > 0 && <em>{count}</em>}
    </a>
  );
}
