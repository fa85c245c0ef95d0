import type { CardModel } from '../../../kernel/cards/card.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

export function PaidVehicle({ card }: { card: CardModel }) {
  return (
    <div className="finpage-car pay-car">
      {card.picture && <Picture picture={card.picture} priority sizes="(min-width: 1000px) 400px, 40vw" />}
      <div>
        <h2>
          <a href={card.href}>{card.title}</a>
        </h2>
        {card.subtitle && <p className="mute small">{card.subtitle}</p>}
        <p className="finpage-price">
          <b>{card.price.text}</b> {card.price.qualifier}
        </p>
      </div>
    </div>
  );
}
