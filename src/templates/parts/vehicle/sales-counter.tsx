import { useSalesCount } from '../../../features/vehicle/sales-counter/parts/use-count.ts';

/** The number in the counter of sales (D21). While it counts up, assistive technology gets its final value. */
export function SalesCount({ count }: { count: number }) {
  const { shown, reached } = useSalesCount(count);
  return (
    <>
      <b aria-hidden="true">{shown.toLocaleString('en-AU')}</b>
      <span className="vh">{reached.toLocaleString('en-AU')}</span>
    </>
  );
}
