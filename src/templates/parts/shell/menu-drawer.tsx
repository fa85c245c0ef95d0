import { MENU_PATH } from '../../../kernel/addresses/menu.ts';
import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { linkToMenuContents, renderMenuContents } from './menu-contents.server.tsx';
import { OpeningState } from './opening-state.tsx';

/**
 * The menu of narrow windows: a `details` that covers the page below the header. Scripts fetch what is in it
 * (`ui/fill-menus.ts`); until then, and without them, it leads to the page with all menus.
 */
export function MenuDrawer({ chrome }: { chrome: ChromeModel }) {
  if (chrome.nav.length + chrome.highlights.length === 0) return null;
  return (
    <details
      className="drawer"
      data-menu
      style={{ '--menu-ms': `${chrome.menusOpenMs}ms` }}
      data-menus={linkToMenuContents('narrow', renderMenuContents(chrome).narrow)}
    >
      <summary className="iconbtn">
        <Icon name="menu" className="i drawer-open" />
        <Icon name="x" className="i drawer-close" />
        <span className="vh">Menu</span>
      </summary>
      <nav className="drawer-in" aria-label="Menu">
        <a className="drawer-link" href={MENU_PATH} data-menu-place="">
          All pages
        </a>
        <DrawerContact chrome={chrome} address={chrome.footer.address} />
      </nav>
    </details>
  );
}

interface ContactProps {
  chrome: ChromeModel;
  /** Of a dealer with one place. */
  address: string | null;
}

function DrawerContact({ chrome: { phone, opening }, address }: ContactProps) {
  if (!phone) return null;
  return (
    <div className="drawer-contact">
      <a className="btn btn--line btn--block" href={phone.href}>
        <Icon name="phone" />
        Call {phone.text}
      </a>
      {opening && <OpeningState opening={opening} />}
      {address && <p className="small">{address}</p>}
    </div>
  );
}
