import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EstimateModel, KnownEstimate } from '../../../../kernel/finance/estimate/model.ts';
import type { FinanceAnswer } from '../answer.ts';

/** Starts this far from the window, so that most figures are there before the place is seen. */
const NEAR = '500px';

/**
 * Fetches the estimate once, when the element of the ref comes near; null until it is there. Without an estimate
 * visitors may enquire; a failure is only logged to the console (S8).
 */
export function useEstimate({
  from,
  otherwise,
}: Extract<EstimateModel, { kind: 'fetched' }>): [KnownEstimate | null, RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<KnownEstimate | null>(null);
  const isSaid = said !== null;
  useEffect(() => {
    if (!ref.current || isSaid) return;
    const request = new AbortController();
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        loadEstimate(from, request.signal).then(
          (estimate) => setSaid(estimate ?? otherwise),
          (error: unknown) => {
            if (request.signal.aborted) return;
            console.error('Failed to fetch the finance estimate.', error);
            setSaid(otherwise);
          },
        );
      },
      { rootMargin: NEAR },
    );
    watch.observe(ref.current);
    return () => {
      watch.disconnect();
      request.abort();
    };
  }, [from, otherwise, isSaid]);
  return [said, ref];
}

async function loadEstimate(from: string, signal: AbortSignal): Promise<KnownEstimate | null> {
  const response = await fetch(from, { signal });
  if (!response.ok) throw new Error(`${from} answered ${response.status}`);
  const { estimate }: FinanceAnswer = await response.json();
  return estimate;
}
