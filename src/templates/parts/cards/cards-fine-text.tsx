import type { CardModel } from '../../../kernel/cards/card.ts';
import { formatFinePrint } from '../../../kernel/cards/fine-print.ts';

/** Footnotes of cards that the browser fetched: "below market", and the site's finance disclaimer. */
export function CardsFineText({ cards }: { cards: readonly CardModel[] }) {
  const text = formatFinePrint(cards);
  return text && <p className="fine">{text}</p>;
}
