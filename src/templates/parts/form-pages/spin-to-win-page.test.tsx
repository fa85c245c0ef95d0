import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SpinPageModel } from '../../../features/spin-to-win/model.ts';
import { SpinPage } from './spin-to-win-page.tsx';

const pageOf = (percents: number[], won: number | null = null): SpinPageModel => ({
  heading: 'Spin to win',
  text: 'Once each.',
  prizes: percents.map((percent, at) => ({
    key: `prize-${at}`,
    name: `Prize ${at}`,
    label: `Label ${at}`,
    odds: `${percent}%`,
    percent,
  })),
  terms: 'Once each.',
  form: null,
  result: won === null ? null : { at: won, heading: 'You’ve won', name: `Prize ${won}`, detail: null },
  closed: null,
  head: { title: '', description: '', canonical: null, siteName: '', robots: 'noindex' },
});

/** The segments as drawn: where each begins and how wide its arc is, in degrees; and where the wheel stops. */
function drawn(percents: number[], won: number | null = null) {
  const html = renderToStaticMarkup(<SpinPage model={pageOf(percents, won)} />);
  const pieces = [
    ...html.matchAll(
      /<g transform="rotate\(([-\d.e]+)\)"><path d="M0 0 L190 0 A190 190 0 ([01]) 1 ([-\d.]+) ([-\d.]+) Z"/g,
    ),
  ].map(([, from, large, x, y]) => {
    const angle = (Math.atan2(Number(y), Number(x)) * 180) / Math.PI;
    return {
      from: Number(from) + 90,
      degrees: angle < 0 || (large === '1' && angle < 1) ? angle + 360 : angle,
    };
  });
  const turned = Number(/--turned:([-\d.e]+)deg/.exec(html)?.[1]);
  return { html, pieces, turned };
}

/** Odds that add up to 100 percent, to the hundredth. */
const anyOdds = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 11 })
  .map((cuts) => [0, ...cuts, 10_000].sort((a, b) => a - b))
  .map((cuts) => cuts.slice(1).map((cut, at) => (cut - cuts[at]!) / 100));

// Regression: six equal segments for odds of 55, 1, 30, 4, 1.5 and 8.5 percent.
test('[G10] each piece of the wheel is as wide as its odds, and the wheel stops in the one that was won', () => {
  fc.assert(
    fc.property(anyOdds, fc.nat(), (percents, n) => {
      const won = n % percents.length;
      const { pieces, turned } = drawn(percents, won);
      let before = 0;
      for (const [at, percent] of percents.entries()) {
        expect(pieces[at]!.from).toBeCloseTo(before * 3.6, 3);
        expect(Math.abs(pieces[at]!.degrees - percent * 3.6)).toBeLessThan(0.02);
        before += percent;
      }
      const { from } = pieces[won]!;
      expect((360 * 5 - turned) % 360).toBeCloseTo((from + percents[won]! * 1.8) % 360, 3);
    }),
  );
});

test('[G10] a piece without room for words has none on the wheel, and is named with its odds in the table', () => {
  const { html } = drawn([55, 1, 30, 4, 1.5, 8.5]);
  expect([...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
    'Label 0',
    'Label 2',
    'Label 3',
    'Label 5',
  ]);
  expect(html).toContain('<td>Prize 1</td><td>1%</td>');
});
