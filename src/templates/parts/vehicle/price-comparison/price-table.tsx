import type { PriceGauge } from '../../../../kernel/vehicle/price-comparison/model.ts';

export function PriceTable({ gauge }: { gauge: PriceGauge }) {
  return (
    <div className="pc">
      <dl className="pc-figures">
        {gauge.figures.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className={`pc-head pc-head--${gauge.headline.tone}`}>
          <b>{gauge.headline.text}</b>
        </p>
        <p className="pc-rests">{gauge.description}</p>
      </div>
    </div>
  );
}
