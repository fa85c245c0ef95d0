import { buildRailFigures } from './rail-figures.ts';

/** Longer text stands on the rail as it is. */
const MOST_LETTERS = 12;

interface RailProps {
  text: string;
  /** True for a sum of dollars; false for words, such as "Enquire for price." */
  isFigure: boolean;
  was?: string | null | undefined;
  /** What the sum covers, such as "drive away". */
  unit?: string | null | undefined;
  look?: 'card' | 'xl' | 'xxl' | undefined;
  /** What the words mean: "Sold" is set in red cards, what is coming soon in white ones. */
  says?: 'gone' | 'soon' | 'paper' | undefined;
}

/**
 * The price set by hand, one card a figure. Decorative: the same words stand beside it, so it is hidden from screen
 * readers.
 */
export function Rail({ text, isFigure, was = null, unit, look = 'card', says }: RailProps) {
  const isSet = isFigure || (says !== undefined && text.length <= MOST_LETTERS);
  if (!isSet)
    return (
      <span className="rail rail--words" aria-hidden="true">
        {text}
        {unit && <Unit unit={unit} />}
      </span>
    );
  const figures = buildRailFigures(isFigure ? text : text.toUpperCase(), was);
  return (
    <span className={['rail', `rail--${look}`, says && `rail--${says}`].filter(Boolean).join(' ')} aria-hidden="true">
      <span className="rail-set">
        {figures.map((figure, at) =>
          /[\w$%]/.test(figure.text) ? (
            <b key={at} className={figure.isNew ? 'is-new' : undefined}>
              {figure.text}
            </b>
          ) : (
            <i key={at}>{figure.text.trim()}</i>
          ),
        )}
      </span>
      {unit && <Unit unit={unit} />}
      {look === 'card' && was && <s>Was {was}</s>}
    </span>
  );
}

function Unit({ unit }: { unit: string }) {
  const [first, second, ...more] = unit.split(' ');
  return (
    <span className="rail-unit">
      {second && more.length === 0 ? (
        <>
          {first}
          <br />
          {second}
        </>
      ) : (
        unit
      )}
    </span>
  );
}
