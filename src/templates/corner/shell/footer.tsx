import type { ChromeModel, FooterModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkGroup } from '../../parts/shell/link-group.tsx';
import { MeasuringAgain } from '../../parts/shell/measuring-again.tsx';
import { Week } from '../../parts/shell/week.tsx';
import { Sign } from './sign.tsx';

/** The phone number once more, links into the stock, address and opening hours, and the small print. */
export function Footer({ chrome }: { chrome: ChromeModel }) {
  const { footer, phone } = chrome;
  return (
    <footer className="foot on-navy">
      <div className="wrap">
        {phone && (
          <div className="foot-ring">
            <p>Rather just ring?</p>
            <a className="foot-tel" href={phone.href}>
              <Icon name="phone" />
              <span className="vh">Call </span>
              {phone.text}
            </a>
          </div>
        )}
        <div className="foot-top">
          {footer.columns.length > 0 && (
            <nav className="foot-cols" aria-label="Footer" style={{ '--columns': footer.columns.length }}>
              {footer.columns.map((column) => (
                <LinkGroup key={column.heading} column={column} className="foot-col" />
              ))}
            </nav>
          )}
          <Whereabouts chrome={chrome} />
        </div>
        <SmallPrint chrome={chrome} />
      </div>
    </footer>
  );
}

function Whereabouts({ chrome: { logo, footer } }: { chrome: ChromeModel }) {
  const { address, hours, email } = footer;
  return (
    <div className="foot-id">
      <Sign logo={logo} />
      {address && <p>{address}</p>}
      {email && (
        <a className="mail" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {hours?.place && <p className="foot-place">{hours.place}</p>}
      {hours && <Week week={hours.week} />}
    </div>
  );
}

function SmallPrint({ chrome: { footer, measuring } }: { chrome: ChromeModel }) {
  return (
    <div className="legal">
      <Line parts={footer.licences} />
      <Notes notes={footer.notes} />
      <Line parts={[footer.copyright]} />
      {measuring && (
        <p className="ln with-js">
          <MeasuringAgain label={measuring.again} />
        </p>
      )}
    </div>
  );
}

function Notes({ notes }: Pick<FooterModel, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <div className="two-p">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
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
