import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { SavingLinks } from '../../parts/saved/saving-links.tsx';
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
          <SavingLinks saving={saving} isWorded />
          <AccountLink account={chrome.account} />
        </span>
      </div>
    </div>
  );
}
