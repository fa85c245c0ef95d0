import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { LinkGroup } from '../../parts/shell/link-group.tsx';
import { Logo } from '../../parts/shell/logo.tsx';
import { MeasuringAgain } from '../../parts/shell/measuring-again.tsx';
import { Week } from '../../parts/shell/week.tsx';

/** Who the dealer is and how to reach them, links into the stock, and the small print. */
export function Footer({ chrome }: { chrome: ChromeModel }) {
  const { footer } = chrome;
  return (
    <footer className="foot on-navy">
      <div className="wrap">
        <div className="foot-top">
          <Identity chrome={chrome} />
          {footer.columns.length > 0 && (
            <nav className="foot-cols" aria-label="Footer" style={{ '--columns': footer.columns.length }}>
              {footer.columns.map((column) => (
                <LinkGroup key={column.heading} column={column} className="foot-col" />
              ))}
            </nav>
          )}
        </div>
        <div className="legal">
          <Line parts={footer.licences} />
          {footer.notes.length > 0 && (
            <div className="two-p">
              {footer.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          )}
          <Line parts={[footer.copyright]} />
          {chrome.measuring && (
            <p className="ln with-js">
              <MeasuringAgain label={chrome.measuring.again} />
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

function Identity({ chrome: { logo, phone, footer } }: { chrome: ChromeModel }) {
  return (
    <div className="foot-id">
      <div>
        <Logo logo={logo} onNavy />
        {phone && (
          <a className="tel" href={phone.href}>
            <span className="vh">Call </span>
            {phone.text}
          </a>
        )}
        {footer.email && (
          <a className="mail" href={`mailto:${footer.email}`}>
            {footer.email}
          </a>
        )}
      </div>
      <Whereabouts footer={footer} />
    </div>
  );
}

function Whereabouts({ footer: { address, hours } }: Pick<ChromeModel, 'footer'>) {
  return (
    <div>
      {address && <p>{address}</p>}
      {hours?.place && <p className="foot-place">{hours.place}</p>}
      {hours && <Week week={hours.week} />}
    </div>
  );
}

function Line({ parts }: { parts: string[] }) {
  if (parts.length === 0) return null;
  return (
    <p className="ln">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
