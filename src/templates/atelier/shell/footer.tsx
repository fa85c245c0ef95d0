import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { FooterColumns, FooterEmail, FooterHours, Licences } from '../../parts/shell/footer-parts.tsx';
import { MeasuringAgain } from '../../parts/shell/measuring-again.tsx';
import { OpeningState } from '../../parts/shell/opening-state.tsx';
import { Wordmark } from './wordmark.tsx';

export function Footer({ chrome }: { chrome: ChromeModel }) {
  const { footer, measuring } = chrome;
  return (
    <footer className="foot on-navy">
      <div className="wrap">
        <div className="foot-top">
          <Identity chrome={chrome} />
          <FooterColumns chrome={chrome} />
        </div>
        <div className="legal">
          <Licences footer={footer} />
          {footer.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <p>{footer.copyright}</p>
          {measuring && (
            <p className="with-js">
              <MeasuringAgain label={measuring.again} />
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

function Identity({ chrome }: { chrome: ChromeModel }) {
  const { logo, strapline, figures, phone, footer, opening } = chrome;
  const facts = figures.map(({ value, label }) => `${value} ${label}`).join(', ');
  return (
    <div className="foot-id">
      <Wordmark logo={logo} />
      {(strapline || facts) && <p>{[strapline, facts].filter(Boolean).join(' ')}</p>}
      {phone && (
        <a className="phone-number" href={phone.href}>
          <span className="vh">Call </span>
          {phone.text}
        </a>
      )}
      <FooterEmail email={footer.email} />
      {footer.address && <p>{footer.address}</p>}
      {opening && (
        <p>
          <OpeningState opening={opening} />
        </p>
      )}
      <FooterHours footer={footer} />
    </div>
  );
}
