import { useRef } from 'react';
import { formatDollars } from '../../../../domain/text/format.ts';
import { useProgress } from '../../../../features/vehicle/price-comparison/parts/use-progress.ts';
import type {
  PriceComparisonModel,
  PriceGauge as PriceGaugeModel,
} from '../../../../kernel/vehicle/price-comparison/model.ts';

interface PriceGaugeProps {
  gauge: PriceGaugeModel;
  comparison: PriceComparisonModel;
}

/** How far from the price its count begins. */
const COUNTED_DOLLARS = 99;

/**
 * The gauge: how comparable vehicles are spread, the market's median, and this one's price. The gauge fills, and the
 * price counts up (S9): its last dollars alone, because a price on its way from nothing reads as a wrong one.
 */
export function PriceGauge({ gauge, comparison }: PriceGaugeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const filled = useProgress(ref, comparison.fillSeconds);
  const counted = useProgress(ref, comparison.countSeconds);
  return (
    <div className="price-comparison">
      <div className="price-comparison-gauge" ref={ref} role="img" aria-label={gauge.inWords}>
        <Scale gauge={gauge} filled={filled} />
        <div className="price-comparison-pin" style={share(gauge.pin * filled)}>
          <span style={share(gauge.pin * filled)}>
            {comparison.thisOne} {formatDollars(gauge.listing_price - Math.round(COUNTED_DOLLARS * (1 - counted)))}
          </span>
        </div>
        <div className="price-comparison-ends">
          <span>{gauge.scale.from}</span>
          <span>{gauge.scale.to}</span>
        </div>
      </div>
      <div>
        <p className={`price-comparison-head price-comparison-head--${gauge.headline.tone}`}>
          <b>{gauge.headline.text}</b>
          <span>{gauge.range}</span>
        </p>
        <p className="price-comparison-rests">{gauge.description}</p>
      </div>
    </div>
  );
}

function Scale({ gauge: { bars, market, pin }, filled }: { gauge: PriceGaugeModel; filled: number }) {
  return (
    <>
      {bars && (
        <div className="price-comparison-bars">
          {bars.map(({ height, isInRange }, at) => (
            <i key={at} className={isInRange ? 'in-range' : undefined} style={{ '--h': height }} />
          ))}
        </div>
      )}
      <div className="price-comparison-rule">
        <i style={share(pin * filled)} />
      </div>
      {market && (
        <div className="price-comparison-market" style={share(market.at)}>
          <span style={share(market.at)}>{market.text}</span>
        </div>
      )}
    </>
  );
}

const share = (percent: number) => ({ '--p': percent });
