import { buildRailFigures } from './rail-figures.ts';

/** Longer words stand on the rail as they are. */
const MOST_LETTERS = 12;

interface RailProps {
  text: string;
  /** A sum of dollars; else words, such as "Enquire for price." */
  isFigure: boolean;
  was?: string | null | undefined;
  /** What the sum covers: "drive away". */
  unit?: string | null | undefined;
  look?: 'card' | 'xl' | 'xxl' | undefined;
  /** Of what words say: "Sold" is set in red cards, what is coming soon in white ones. */
  says?: 'gone' | 'soon' | 'paper' | undefined;
}

/**
 * The price set by hand, one card a figure. It is a picture of words that stand beside it: nothing of it is read aloud.
 */
export function Rail({ text, isFigure, was = null, unit, look = 'card', says }: RailProps) {
  const isSet = isFigure || (says !== undefined && text.length <= MOST_LETTERS);
  if (!isSet)
    return (
      <span className="rail rail--words" aria-hidden="true">
        {text}
      </span>
    );
  const figures = buildRailFigures(isFigure ? text : text.toUpperCase(), was);
  return (
    <span
      className={['rail', `rail--${look}`, says && `rail--${says}`].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
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
    </span>
  );
}

/** Two words stand one above the other. */
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
