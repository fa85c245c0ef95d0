import type { CardModel } from '../../../kernel/cards/card.ts';

/** The links of a card besides that to its vehicle, where the site has them (`card.actions`). */
export function CardActions({ card: { actions, title } }: { card: CardModel }) {
  if (actions.length === 0) return null;
  return (
    <div className="card-go">
      {actions.map(({ label, href }) => (
        <a key={href} href={href} rel="nofollow" aria-label={`${label}: ${title}`}>
          {label}
        </a>
      ))}
    </div>
  );
}
