import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { FooterColumns, FooterEmail, FooterHours, SmallPrint } from '../../parts/shell/footer-parts.tsx';
import { Logo } from '../../parts/shell/logo.tsx';

export function Footer({ chrome }: { chrome: ChromeModel }) {
  return (
    <footer className="foot on-navy">
      <div className="wrap">
        <div className="foot-top">
          <Identity chrome={chrome} />
          <FooterColumns chrome={chrome} />
        </div>
        <SmallPrint chrome={chrome} />
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
          <a className="phone-number" href={phone.href}>
            <span className="vh">Call </span>
            {phone.text}
          </a>
        )}
        <FooterEmail email={footer.email} />
      </div>
      <Whereabouts footer={footer} />
    </div>
  );
}

function Whereabouts({ footer }: Pick<ChromeModel, 'footer'>) {
  return (
    <div>
      {footer.address && <p>{footer.address}</p>}
      <FooterHours footer={footer} />
    </div>
  );
}
