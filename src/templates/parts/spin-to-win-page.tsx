import type { CSSProperties } from 'react';
import type { SpinPageModel } from '../../features/spin-to-win/model.ts';
import { BelowHome } from './breadcrumb.tsx';
import { EnquiryForm } from './forms/enquiry-form.tsx';

/** Spin to win: the wheel beside the form, and after the turn beside what it won, which stands there in words. */
export function SpinPage({ model }: { model: SpinPageModel }) {
  const { heading, text, closed, form, result, prizes, terms } = model;
  if (closed)
    return (
      <div className="wrap spin">
        <BelowHome heading={heading} />
        <h1>{heading}</h1>
        <p>{closed}</p>
      </div>
    );
  return (
    <div className="wrap spin">
      <BelowHome heading={heading} />
      <div className="phead">
        <h1>{heading}</h1>
        <p className="mute">{text}</p>
      </div>
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
    <section className="spin-result" id="result" aria-labelledby="result-h">
      <h2 id="result-h">{heading}</h2>
      <p className="spin-prize">{name}</p>
      {detail && <p>{detail}</p>}
      <p className="mute small">It is kept with your details, and we will be in touch.</p>
    </section>
  );
}

const RADIUS = 190;

/** The wheel as a picture: what is on it, and what it won, stands in words beside it. */
function Wheel({ prizes, at }: { prizes: SpinPageModel['prizes']; at: number | null }) {
  const each = 360 / prizes.length;
  // The pointer is on top; whole turns before it stops there.
  const turned = at === null ? 0 : 360 * 5 - (at + 0.5) * each;
  return (
    <div className="spin-wheel" data-turned={at === null ? undefined : ''} aria-hidden="true">
      <svg viewBox="-200 -200 400 400" style={{ '--turned': `${turned}deg` } as CSSProperties}>
        <title>Wheel</title>
        <circle r="197" className="spin-rim" />
        {prizes.map(({ key, label }, index) => (
          <g key={key} transform={`rotate(${index * each - 90})`}>
            <path d={sector(each)} className={index === at ? 'spin-won' : undefined} />
            <text x={RADIUS - 14} transform={`rotate(${each / 2})`} dy="0.35em">
              {label}
            </text>
          </g>
        ))}
        <circle r="34" className="spin-hub" />
      </svg>
    </div>
  );
}

/** A piece of the wheel, from the right hand on clockwise. */
function sector(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
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
