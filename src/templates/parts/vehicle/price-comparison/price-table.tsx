import type { PriceGauge } from '../../../../kernel/vehicle/price-comparison/model.ts';
import { Rows } from '../../navigation/rows.tsx';

export function PriceTable({ gauge }: { gauge: PriceGauge }) {
  return (
    <div className="pc">
      <Rows className="pc-figures" rows={gauge.figures} />
      <div>
        <p className={`pc-head pc-head--${gauge.headline.tone}`}>
          <b>{gauge.headline.text}</b>
        </p>
        <p className="pc-rests">{gauge.description}</p>
      </div>
    </div>
  );
}
