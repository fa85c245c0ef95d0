import { linkToMenu } from '../../../kernel/addresses/menu.ts';
import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { linkToMenuContents, renderMenuContents } from './menu-contents.server.tsx';

type NavChrome = Pick<ChromeModel, 'nav' | 'highlights' | 'footer' | 'menusOpenOn' | 'menusOpenMs'>;

/**
 * The menu of wide windows: the openings alone. Each is a `details`, one open at a time; scripts fetch what is in them
 * (`ui/fill-menus.ts`). Until then each has the link to the page with all menus, which without scripts takes the place
 * of its opening (`menus.css`).
 */
export function MainNav({ chrome }: { chrome: NavChrome }) {
  if (chrome.nav.length === 0) return null;
  return (
    <nav
      className={`nav nav--${chrome.menusOpenOn}`}
      aria-label="Main"
      style={{ '--menu-ms': `${chrome.menusOpenMs}ms` }}
      data-menus={linkToMenuContents('wide', renderMenuContents(chrome).wide)}
    >
      {chrome.nav.map((item) =>
        item.kind === 'menu' ? (
          <Opening key={item.label} label={item.label} />
        ) : (
          <a key={item.label} href={item.href}>
            {item.label}
          </a>
        ),
      )}
    </nav>
  );
}

const Opening = ({ label }: { label: string }) => (
  <details name="nav" data-menu>
    <summary>
      {label} <Icon name="chevron-down" />
    </summary>
    <a className="mega" href={linkToMenu(label)} data-menu-place="">
      {label}
    </a>
  </details>
);
