import type { VehicleExtras } from '../../../features/vehicle/extras.ts';
import { useSalesCount } from '../../../features/vehicle/sales-counter/parts/use-count.ts';

/** The counter of sales (D21). While it counts up, assistive technology is told where it will end. */
export function SalesCounter({ counter }: { counter: NonNullable<VehicleExtras['salesCounter']> }) {
  const { shown, reached } = useSalesCount(counter.count);
  const [before, after] = counter.text.split('{count}', 2);
  return (
    <p className="sales">
      {before}
      <b aria-hidden="true">{shown.toLocaleString('en-AU')}</b>
      <span className="vh">{reached.toLocaleString('en-AU')}</span>
      {after}
    </p>
  );
}
