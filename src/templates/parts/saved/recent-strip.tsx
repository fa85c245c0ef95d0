import { useCards } from '../../../features/account/saved/parts/use-cards.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

/**
 * Small cards in a row that scrolls where it is too narrow, with today's prices; vehicles no longer listed are left
 * out. Where none can be shown a line says so, and the height stays, so that nothing below it jumps.
 */
export function RecentStrip({ ids }: { ids: readonly number[] }) {
  const state = useCards(ids);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') return <p>They could not be loaded just now.</p>;
  if (state.cards.length === 0) return <p>None of them is advertised any more.</p>;
  return (
    <ul>
      {state.cards.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
    </ul>
  );
}

export function Tile({ card: { href, picture, title, subtitle, price, state, statuses } }: { card: CardModel }) {
  return (
    <li className={state === 'sold' ? 'is-sold' : undefined}>
      <a href={href}>
        <span className="recent-pic">{picture && <Picture picture={{ ...picture, alt: '' }} sizes="220px" />}</span>
        <b>{title}</b>
        {subtitle && <span>{subtitle}</span>}
        {statuses.length > 0 && <span>{statuses.join(' · ')}</span>}
        <span className="recent-p">{[price.text, price.qualifier].filter(Boolean).join(' ')}</span>
      </a>
    </li>
  );
}
