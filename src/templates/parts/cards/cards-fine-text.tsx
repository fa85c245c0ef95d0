import type { CardModel } from '../../../kernel/cards/card.ts';
import { formatFinePrint } from '../../../kernel/cards/fine-print.ts';

/** What cards that a browser fetched rest on, below them: "below market", and the site's disclaimer of finance. */
export function CardsFineText({ cards }: { cards: readonly CardModel[] }) {
  const text = formatFinePrint(cards);
  return text && <p className="fine">{text}</p>;
}
