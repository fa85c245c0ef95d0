import { buildSlices, type Slice } from '../../../domain/promotions/prize-wheel.ts';
import type { SpinPageModel } from '../../../features/spin-to-win/model.ts';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { PageHead } from '../navigation/page-head.tsx';

/** Spin to win: the wheel beside the form, and after the spin beside the prize, which is also given as text. */
export function SpinPage({ model }: { model: SpinPageModel }) {
  const { heading, text, closed, form, result, prizes, terms } = model;
  if (closed)
    return (
      <div className="wrap spin">
        <PageHead model={{ heading, intro: closed }} />
      </div>
    );
  return (
    <div className="wrap spin">
      <PageHead model={{ heading, intro: text }} />
      <div className="spin-in">
        <Wheel prizes={prizes} at={result?.at ?? null} />
        {result ? <Result result={result} /> : form && <EnquiryForm key={form.key} model={form} />}
      </div>
      <Conditions prizes={prizes} terms={terms} />
    </div>
  );
}

function Result({ result: { heading, name, detail } }: { result: NonNullable<SpinPageModel['result']> }) {
  return (
    <section className="finpage-box spin-result" id="result" aria-labelledby="result-h">
      <h2 id="result-h">{heading}</h2>
      <p className="spin-prize">{name}</p>
      {detail && <p>{detail}</p>}
      <p className="mute small">We’ve saved it with your details and will be in touch.</p>
    </section>
  );
}

const RADIUS = 190;
/** Degrees. A narrower segment has no room for text; the table below names its prize. */
const NARROWEST_WITH_WORDS = 10;

/** The wheel as a picture, each segment as wide as its odds. The text beside it says what is on it and what it won. */
function Wheel({ prizes, at }: { prizes: SpinPageModel['prizes']; at: number | null }) {
  const slices = buildSlices(prizes);
  const won = at === null ? undefined : slices[at];
  // The pointer is on top; the wheel makes whole turns before it stops there.
  const turned = won ? 360 * 5 - (won.from + won.degrees / 2) : 0;
  return (
    <div className="spin-wheel" data-turned={won && ''} aria-hidden="true">
      <svg viewBox="-200 -200 400 400" style={{ '--turned': `${turned}deg` }}>
        <title>Wheel</title>
        <circle r="197" className="spin-rim" />
        {slices.map((slice, index) => (
          <Piece key={index} slice={slice} label={prizes[index]?.label} isWon={index === at} />
        ))}
        <circle r="34" className="spin-hub" />
      </svg>
    </div>
  );
}

interface PieceProps {
  slice: Slice;
  label: string | undefined;
  isWon: boolean;
}

function Piece({ slice: { from, degrees }, label, isWon }: PieceProps) {
  return (
    <g transform={`rotate(${from - 90})`}>
      <path d={sector(degrees)} className={isWon ? 'spin-won' : undefined} />
      {degrees >= NARROWEST_WITH_WORDS && (
        <text x={RADIUS - 14} transform={`rotate(${degrees / 2})`} dy="0.35em">
          {label}
        </text>
      )}
    </g>
  );
}

/** A segment of the wheel, from three o'clock clockwise. An arc that ended where it began would not be drawn. */
function sector(degrees: number): string {
  const angle = (Math.min(degrees, 359.99) * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => (part * RADIUS).toFixed(2));
  return `M0 0 L${RADIUS} 0 A${RADIUS} ${RADIUS} 0 ${degrees > 180 ? 1 : 0} 1 ${x} ${y} Z`;
}

function Conditions({ prizes, terms }: Pick<SpinPageModel, 'prizes' | 'terms'>) {
  return (
    <section className="spin-terms" aria-labelledby="conditions-h">
      <h2 id="conditions-h">Prizes, odds and conditions</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Prize</th>
            <th scope="col">Odds</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ key, name, odds }) => (
            <tr key={key}>
              <td>{name}</td>
              <td>{odds}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small mute">{terms}</p>
    </section>
  );
}
