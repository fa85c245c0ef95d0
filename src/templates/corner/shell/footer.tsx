import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { FooterColumns, FooterEmail, FooterHours, SmallPrint } from '../../parts/shell/footer-parts.tsx';
import { Sign } from './sign.tsx';

export function Footer({ chrome }: { chrome: ChromeModel }) {
  const { phone } = chrome;
  return (
    <footer className="foot on-navy">
      <div className="wrap">
        {phone && (
          <div className="foot-ring">
            <p>{chrome.footerCall}</p>
            <a className="foot-tel" href={phone.href}>
              <Icon name="phone" />
              <span className="vh">Call </span>
              {phone.text}
            </a>
          </div>
        )}
        <div className="foot-top">
          <FooterColumns chrome={chrome} />
          <Whereabouts chrome={chrome} />
        </div>
        <SmallPrint chrome={chrome} />
      </div>
    </footer>
  );
}

function Whereabouts({ chrome: { logo, footer } }: { chrome: ChromeModel }) {
  const { address, email } = footer;
  return (
    <div className="foot-id">
      <Sign logo={logo} />
      {address && <p>{address}</p>}
      <FooterEmail email={email} />
      <FooterHours footer={footer} />
    </div>
  );
}
