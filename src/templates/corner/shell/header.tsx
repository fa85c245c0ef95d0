import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MainNav } from '../../parts/shell/main-nav.tsx';
import { MenuDrawer } from '../../parts/shell/menu-drawer.tsx';
import { Sign } from './sign.tsx';

export function Header({ chrome }: { chrome: ChromeModel }) {
  return (
    <div className="head">
      <div className="wrap">
        <Sign logo={chrome.logo} priority />
        <MainNav chrome={chrome} />
        <div className="head-act">
          <a className="iconbtn head-find" href={chrome.search.action} aria-label={chrome.search.label}>
            <Icon name="search" />
          </a>
          {chrome.highlights.map(({ label, href }) => (
            <a className="btn btn--line btn--s head-link" key={label} href={href}>
              {label}
            </a>
          ))}
          {chrome.phone && (
            <a className="head-tel" href={chrome.phone.href}>
              <Icon name="phone" />
              <span className="vh">Call </span>
              <b>{chrome.phone.text}</b>
            </a>
          )}
          <MenuDrawer chrome={chrome} />
        </div>
      </div>
    </div>
  );
}
