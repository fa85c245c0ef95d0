import { formatThousands } from '../../../../domain/text/format.ts';
import { COUNT_MS, computeSalesCount, interpolateCount, REFRESH_MS } from '../count.ts';

/**
 * The live sales counter, starting with the value of the page: it counts up within 2 seconds, and refreshes every 150
 * (D21). While it counts up, assistive technology gets its final value. Under reduced motion it changes at once.
 */
export function startCounting(number: HTMLElement): void {
  const reached = Object.assign(document.createElement('span'), { className: 'vh' });
  number.setAttribute('aria-hidden', 'true');
  number.after(reached);
  let last = 0;
  let stop = () => {};
  const look = () => {
    stop();
    const next = computeSalesCount(new Date());
    stop = countTo(last, next, (value) => {
      number.textContent = formatThousands(value);
    });
    last = next;
    reached.textContent = formatThousands(next);
  };
  look();
  setInterval(look, REFRESH_MS);
}

function countTo(from: number, to: number, show: (value: number) => void): () => void {
  if (from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to);
    return () => {};
  }
  const began = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const part = (now - began) / COUNT_MS;
    show(interpolateCount(from, to, part));
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
