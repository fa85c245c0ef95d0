import type { CSSProperties } from 'react';
import { LinkTo } from '../navigation/link-to.tsx';

interface CardsEndProps {
  end: { heading: string; text: string; label: string; href: string };
  /** Whether more cards follow on another page: then it is there only to fill a row. */
  isNext?: boolean;
  /** The cards before it, and how many a row has on a wide screen. */
  after: number;
  columns: number;
}

/** What to do when none of the cards is the one; it fills what they leave of their last row, or has one of its own. */
export function CardsEnd({ end, isNext = false, after, columns }: CardsEndProps) {
  const [wide, two] = [after % columns, after % 2];
  const isOnlyFor = isNext && `cards-end--next ${wide ? 'fills-wide' : ''} ${two ? 'fills-two' : ''}`;
  return (
    <aside
      className={['cards-end', isOnlyFor].filter(Boolean).join(' ').trimEnd()}
      style={spanOf(columns - wide, 2 - two)}
    >
      <h3>{end.heading}</h3>
      <p>{end.text}</p>
      <LinkTo className="btn btn--line" to={end} />
    </aside>
  );
}

/** The columns that the last promo takes, so that a row of three or two is full where cards and promos would not be. */
export const spanOfPromo = (cells: number): CSSProperties => spanOf(1 + ((3 - (cells % 3)) % 3), 1 + (cells % 2));

const spanOf = (wide: number, narrow: number) => ({ '--span': wide, '--span-of-2': narrow }) as CSSProperties;
