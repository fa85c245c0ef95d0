import { lazy, Suspense, useLayoutEffect } from 'react';
import {
  closeGaps,
  usePriceComparison,
} from '../../../../features/vehicle/price-comparison/parts/use-price-comparison.ts';
import { PRICE_CHECK } from '../../../../kernel/vehicle/anchors.ts';
import type { PriceComparisonModel } from '../../../../kernel/vehicle/price-comparison/model.ts';
import { Island } from '../../../../ui/islands/island.tsx';
import { withSheet } from '../../sheet-on-use.ts';

const SHEET = 'price-comparison';
const PriceGauge = lazy(async () => ({ default: (await withSheet(SHEET, import('./price-gauge.tsx'))).PriceGauge }));
const PriceTable = lazy(async () => ({ default: (await withSheet(SHEET, import('./price-table.tsx'))).PriceTable }));

/** How the price compares with its market (D13): hydrated when it comes near. */
export function PriceComparison(props: { comparison: PriceComparisonModel }) {
  return <Island name="price-comparison" of={ComparedPrice} props={props} when="visible" />;
}

/** Its place is reserved from the start; with nothing to say it is hidden. */
export function ComparedPrice({ comparison }: { comparison: PriceComparisonModel }) {
  const { state, ref } = usePriceComparison(comparison);
  const found = state.kind === 'gauge' ? state.gauge.headline.tone : state.kind === 'waiting' ? undefined : 'none';
  // With the panel, not a moment after it: what leads to a panel that is gone goes in the same frame.
  useLayoutEffect(() => markMarket(found), [found]);
  if (state.kind === 'gone') return null;
  const Panel = comparison.form === 'car_analysis' ? PriceTable : PriceGauge;
  const isLeaving = state.kind === 'leaving';
  return (
    <section
      className={isLeaving ? 'pricecheck is-leaving' : 'pricecheck'}
      id={PRICE_CHECK}
      ref={ref}
      aria-labelledby="price-check-h"
      aria-busy={state.kind === 'waiting'}
    >
      <h2 id="price-check-h">{comparison.heading}</h2>
      <div className="pricecheck-body">
        <Suspense fallback={<Skeleton />}>
          {state.kind === 'gauge' ? <Panel gauge={state.gauge} comparison={comparison} /> : <Skeleton />}
        </Suspense>
      </div>
    </section>
  );
}

/** For what else the page says of the market: whether the comparison finds a price below it, or nothing at all. */
function markMarket(found: string | undefined): void {
  const page = document.querySelector<HTMLElement>('.vehicle');
  if (page && found) page.dataset.market = found;
  if (found === 'none') closeGaps();
}

function Skeleton() {
  return (
    <div className="price-comparison-skeleton" aria-hidden="true">
      <span />
      <span />
    </div>
  );
}
