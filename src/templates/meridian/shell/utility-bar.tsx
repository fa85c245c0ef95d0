import { Fragment } from 'react';
import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { OpeningState } from '../../parts/shell/opening-state.tsx';

/** The bar on top: figures of the group, whether it is open, and the phone where the header has no room for it. */
export function UtilityBar({ chrome }: { chrome: ChromeModel }) {
  const { figures, strapline, opening, phone } = chrome;
  if (figures.length === 0 && !strapline && !opening && !phone) return null;
  return (
    <div className="util on-navy">
      <div className="wrap">
        <Facts chrome={chrome} />
        {opening && <OpeningState opening={opening} />}
        {phone && (
          <a className="util-phone" href={phone.href}>
            <Icon name="phone" />
            <span className="vh">Call </span>
            <b>{phone.text}</b>
          </a>
        )}
      </div>
    </div>
  );
}

function Facts({ chrome: { figures, strapline } }: { chrome: ChromeModel }) {
  return (
    <p className="util-facts">
      {figures.map(({ value, label }, index) => (
        <Fragment key={label}>
          {index > 0 && ', '}
          <b>{value}</b> {label}
        </Fragment>
      ))}
      {strapline && (figures.length > 0 ? ` · ${strapline}` : strapline)}
    </p>
  );
}
