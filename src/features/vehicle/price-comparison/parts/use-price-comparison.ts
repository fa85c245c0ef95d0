import { useEffect, useRef, useState } from 'react';
import { PRICE_CHECK } from '../../../../kernel/vehicle/anchors.ts';
import type { PriceComparisonModel, PriceGauge } from '../../../../kernel/vehicle/price-comparison/model.ts';

/**
 * `waiting` until the panel is near and its comparison has loaded. `leaving`: there is none, and the panel's space is
 * reserved for as long as it is visible, so that nothing moves under the reader. `gone`: remove it.
 */
export type PriceComparisonState = { kind: 'waiting' | 'leaving' | 'gone' } | { kind: 'gauge'; gauge: PriceGauge };

/** Starts this far from the window, so that a hidden panel is gone before its space can be seen. */
const NEAR = '1000px';

/** Fetches the comparison once the element of `ref` comes near. A failure is only logged to the console (S8). */
export function usePriceComparison(model: PriceComparisonModel) {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<PriceComparisonState>({ kind: 'waiting' });
  useEffect(() => {
    const request = new AbortController();
    const stopWatching = whenNear(ref.current, NEAR, true, () => {
      load(model, request.signal).then(
        (gauge) => !request.signal.aborted && setState(gauge ? { kind: 'gauge', gauge } : { kind: 'leaving' }),
      );
    });
    return () => {
      stopWatching();
      request.abort();
    };
  }, [model]);
  const isLeaving = state.kind === 'leaving';
  useEffect(
    () => (isLeaving ? whenNear(ref.current, '0px', false, () => setState({ kind: 'gone' })) : undefined),
    [isLeaving],
  );
  return { state, ref };
}

async function load(model: PriceComparisonModel, signal: AbortSignal): Promise<PriceGauge | null> {
  try {
    const { loadGauge } = await import('./load-gauge.ts');
    return await loadGauge(model, signal);
  } catch (error) {
    if (!signal.aborted) console.error('Failed to fetch auto gauge data.', error);
    return null;
  }
}

/**
 * Closes the gaps that hidden links to the panel leave, each once it is out of view: then a browser that anchors its
 * scrolling moves nothing that is read. Others keep the gap.
 */
export function closeGaps(): void {
  if (!CSS.supports('overflow-anchor', 'auto')) return;
  for (const link of document.querySelectorAll<HTMLElement>(`[href="#${PRICE_CHECK}"]`))
    whenNear(link, '0px', false, () => {
      link.style.display = 'none';
    });
}

/**
 * Calls back once when the element is (or is not) within a distance of the window; returns the function that stops
 * watching.
 */
function whenNear(element: Element | null, rootMargin: string, isNear: boolean, then: () => void) {
  if (!element) return () => {};
  const watch = new IntersectionObserver(
    (seen) => {
      if (seen.at(-1)?.isIntersecting !== isNear) return;
      watch.disconnect();
      then();
    },
    { rootMargin },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
