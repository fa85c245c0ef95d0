import { formatThousands } from '../../../domain/text/format.ts';
import type { HomeModel, PriceBar } from '../../../features/pages/home/model.ts';
import { HeadedSection } from './section-head.tsx';
import { Weekly } from './weekly.tsx';

export function PriceChart({ prices, weekly, noun }: Pick<HomeModel, 'prices' | 'weekly' | 'noun'>) {
  if (prices.items.length === 0 && !weekly) return null;
  return (
    <HeadedSection section={prices} id="by-price">
      {prices.items.length > 0 && (
        <ul className={`budget budget--${prices.items.length}`}>
          {prices.items.map((bar) => (
            <Bar key={bar.href} bar={bar} noun={noun} />
          ))}
        </ul>
      )}
      {weekly && <Weekly weekly={weekly} />}
    </HeadedSection>
  );
}

function Bar({ bar, noun }: { bar: PriceBar; noun: string }) {
  return (
    <li>
      <a className={bar.isTallest ? 'is-tallest' : undefined} href={bar.href}>
        <span className="chart-column">
          <span>
            {formatThousands(bar.count)}
            <span className="vh"> {noun}, </span>
          </span>
          <i style={{ '--h': bar.height }} />
        </span>
        <b>
          {bar.prefix && <small>{bar.prefix} </small>}
          <span className="long">{bar.label}</span>
          <span className="short">{bar.shortLabel}</span>
        </b>
      </a>
    </li>
  );
}
