import type { ReactNode } from 'react';
import type { FinancePageModel } from '../../../features/finance/pages/model.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Repayment } from '../finance/repayment.tsx';

interface VehicleBoxProps {
  card: CardModel;
  children?: ReactNode;
}

export function VehicleBox({ card, children }: VehicleBoxProps) {
  return (
    <div className="finpage-box finpage-car">
      {card.picture && <Picture picture={card.picture} priority sizes="(min-width: 1000px) 400px, 100vw" />}
      <h2>
        <a href={card.href}>{card.title}</a>
      </h2>
      {card.subtitle && <p className="mute small">{card.subtitle}</p>}
      <p className="finpage-price">
        <b>{card.price.text}</b> {card.price.qualifier}
      </p>
      {children}
    </div>
  );
}

/** The vehicle that a form is about; the conditions of its repayment stand at the foot of the page. */
export function FormVehicle({ card }: { card: CardModel }) {
  return <VehicleBox card={card}>{card.repayment && <Repayment repayment={card.repayment} look="line" />}</VehicleBox>;
}

interface FormCallProps {
  phone: FinancePageModel['phone'];
  className?: string;
}

/** For those who would rather call. */
export function FormCall({ phone, className = 'finpage-box' }: FormCallProps) {
  return (
    <div className={className}>
      <h2>Prefer to talk?</h2>
      <a className="btn btn--line btn--block" href={phone.href}>
        <Icon name="phone" />
        {phone.label}: {phone.text}
      </a>
    </div>
  );
}
