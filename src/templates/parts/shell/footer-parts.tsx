import { FOOTER_LINKS_ID, MENU_PATH } from '../../../kernel/addresses/menu.ts';
import type { ChromeModel, FooterModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MeasuringAgain } from './measuring-again.tsx';
import { linkToMenuContents, renderMenuContents } from './menu-contents.server.tsx';
import { Week } from './week.tsx';

/**
 * Links into the stock: the headings alone. Scripts fetch what is below them when the footer comes near
 * (`ui/fill-menus.ts`), on phones folded; their room is kept. Until then, and without scripts, they lead to the page
 * with all links.
 */
export function FooterColumns({ chrome }: { chrome: ChromeModel }) {
  const { columns } = chrome.footer;
  if (columns.length === 0) return null;
  const contents = renderMenuContents(chrome);
  return (
    <nav
      className="foot-cols"
      aria-label="Footer"
      data-menus={linkToMenuContents('footer', contents.footer)}
      data-menus-phone={linkToMenuContents('footer-folded', contents['footer-folded'])}
      data-menus-near=""
    >
      {columns.map(({ heading, links }) => (
        <div className="foot-col" key={heading} style={{ '--rows': links.length }} data-menu-place="">
          <a className="group-h" href={`${MENU_PATH}#${FOOTER_LINKS_ID}`}>
            {heading}
          </a>
        </div>
      ))}
    </nav>
  );
}

export function FooterEmail({ email }: Pick<FooterModel, 'email'>) {
  if (!email) return null;
  return (
    <a className="mail" href={`mailto:${email}`}>
      {email}
    </a>
  );
}

export function FooterHours({ footer: { hours, allHours } }: { footer: Pick<FooterModel, 'hours' | 'allHours'> }) {
  if (allHours)
    return (
      <p>
        <a href={allHours.href}>{allHours.label}</a>
      </p>
    );
  if (!hours) return null;
  return (
    <>
      {hours.place && <p className="foot-place">{hours.place}</p>}
      <Week week={hours.week} />
    </>
  );
}

export function SmallPrint({ chrome: { footer, measuring } }: { chrome: Pick<ChromeModel, 'footer' | 'measuring'> }) {
  return (
    <div className="legal">
      <Licences footer={footer} />
      {footer.notes.length > 0 && (
        <div className="two-p">
          {footer.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <Line parts={[footer.copyright]} />
      {measuring && (
        <p className="legal-line with-js">
          <MeasuringAgain label={measuring.again} />
        </p>
      )}
    </div>
  );
}

/** All licences and the ABN; many are folded behind their number. */
export function Licences({ footer: { licences, licencesLabel } }: { footer: FooterModel }) {
  if (!licencesLabel) return <Line parts={licences} />;
  return (
    <details>
      <summary>
        {licencesLabel}
        <Icon name="chevron-down" />
      </summary>
      <Line parts={licences} />
    </details>
  );
}

function Line({ parts }: { parts: string[] }) {
  if (parts.length === 0) return null;
  return (
    <p className="legal-line">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
