import type { PriceGauge } from '../../../../kernel/vehicle/price-comparison/model.ts';

export function PriceTable({ gauge }: { gauge: PriceGauge }) {
  return (
    <div className="price-comparison">
      <dl className="pairs">
        {gauge.figures.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className={`price-comparison-head price-comparison-head--${gauge.headline.tone}`}>
          <b>{gauge.headline.text}</b>
        </p>
        <p className="price-comparison-rests">{gauge.description}</p>
      </div>
    </div>
  );
}
