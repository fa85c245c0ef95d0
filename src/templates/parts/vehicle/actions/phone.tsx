import type { ReactNode } from 'react';
import type { PhoneModel } from '../../../../features/vehicle/phone/model.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

const FORM = 'phone-reveal';

/** The form that masked numbers submit without scripts: once per page. */
export function PhoneForm({ phone }: { phone: PhoneModel | null }) {
  if (!phone?.masked) return null;
  return (
    <form id={FORM} method="post" action={phone.recordPath} hidden>
      {Object.entries(phone.reveal).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

interface CallButtonProps {
  phone: PhoneModel;
  /** Text before the number. */
  label: ReactNode;
  className: string;
  /** Leaves the number out: it dials at once, and there is nothing to mask. */
  brief?: boolean;
}

/**
 * The number to call: its beginning until it is clicked, then a link that dials it (D12), which the browser puts in its
 * place (`phone/parts/calling.ts`).
 */
export function CallButton({ phone, label, className, brief = false }: CallButtonProps) {
  if (phone.masked !== null && !brief)
    return (
      <button className={className} type="submit" form={FORM} data-masked="">
        <Icon name="phone" />
        <span>
          {label} <Masked phone={phone} />
        </span>
      </button>
    );
  return (
    <a className={className} href={phone.href} data-car-id={phone.reveal.car_id} data-calls="">
      <Icon name="phone" />
      <span>
        {label} {!brief && <span className="phone-number nowrap">{phone.text}</span>}
      </span>
    </a>
  );
}

/** On paper nobody can click, so the whole number is printed. */
function Masked({ phone: { masked, text } }: { phone: PhoneModel }) {
  return (
    <>
      <span className="phone-number nowrap not-on-paper" aria-hidden="true">
        {masked}
      </span>
      <span className="vh not-on-paper">{masked?.replace(/[\s•]+$/, '')} and so on. Show the full number</span>
      <span className="on-paper nowrap">{text}</span>
    </>
  );
}
