import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { SavingLinks } from '../../parts/saved/saving-links.tsx';
import { AccountLink } from '../../parts/shell/account-link.tsx';
import { Logo } from '../../parts/shell/logo.tsx';
import { MainNav } from '../../parts/shell/main-nav.tsx';
import { MenuDrawer } from '../../parts/shell/menu-drawer.tsx';
import { HeaderSearch } from '../../parts/suggest/search-field.tsx';

/** Logo, menu, a search box (hidden on the home page, which has its own) and the phone. */
export function Header({ chrome }: { chrome: ChromeModel }) {
  return (
    <div className="head">
      <div className="wrap">
        <Logo logo={chrome.logo} />
        <MainNav chrome={chrome} />
        <div className="head-act">
          <HeaderSearch className="search-words-field" search={chrome.search} />
          {chrome.phone && (
            <a className="btn btn--line btn--s head-phone" href={chrome.phone.href}>
              <Icon name="phone" />
              <span className="vh">Call </span>
              {chrome.phone.text}
            </a>
          )}
          {chrome.highlights.map(({ label, href }) => (
            <a className="btn btn--line btn--s head-link" key={label} href={href}>
              {label}
            </a>
          ))}
          <a className="iconbtn head-find" href={chrome.search.action} aria-label={chrome.search.label}>
            <Icon name="search" />
          </a>
          <SavingLinks saving={chrome.saving} />
          <AccountLink account={chrome.account} />
          <MenuDrawer chrome={chrome} />
        </div>
      </div>
    </div>
  );
}
