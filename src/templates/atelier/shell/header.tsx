import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkTo } from '../../parts/navigation/link-to.tsx';
import { SavingLinks } from '../../parts/saved/saving-links.tsx';
import { AccountLink } from '../../parts/shell/account-link.tsx';
import { MainNav } from '../../parts/shell/main-nav.tsx';
import { MenuDrawer } from '../../parts/shell/menu-drawer.tsx';
import { HeaderSearch } from '../../parts/suggest/search-field.tsx';
import { Wordmark } from './wordmark.tsx';

export function Header({ chrome }: { chrome: ChromeModel }) {
  const { highlights, phone } = chrome;
  return (
    <header className="head">
      <div className="wrap">
        <Wordmark logo={chrome.logo} isFirst />
        <MainNav chrome={chrome} />
        <div className="head-act">
          {highlights.map((link) => (
            <LinkTo className="head-link" key={link.label} to={link} />
          ))}
          <div className="head-tools">
            <SearchMenu search={chrome.search} />
            {phone && (
              <a className="iconbtn head-phone" href={phone.href} aria-label={`Call ${phone.text}`}>
                <Icon name="phone" />
              </a>
            )}
            <SavingLinks saving={chrome.saving} />
            <AccountLink account={chrome.account} />
            <MenuDrawer chrome={chrome} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** A search box that opens under the header. Hidden on home and search, which have one of their own. */
function SearchMenu({ search }: { search: ChromeModel['search'] }) {
  return (
    <details className="head-seek" data-menu>
      <summary className="iconbtn">
        <Icon name="search" className="i drawer-open" />
        <Icon name="x" className="i drawer-close" />
        <span className="vh">{search.label}</span>
      </summary>
      <HeaderSearch className="wrap search-words-field" search={search} />
    </details>
  );
}
