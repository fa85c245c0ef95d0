import type { HomeModel, PriceBar } from '../../../features/pages/home/model.ts';
import { SearchConsole } from '../../parts/home/search-console.tsx';
import { Weekly } from '../../parts/home/weekly.tsx';

interface FindProps {
  model: HomeModel;
  /** Whether prices stand beside the box; else it has the width of the page. */
  hasPrices: boolean;
}

/** The box that takes plain words, and beside it the stock by what it costs. */
export function Find({ model, hasPrices }: FindProps) {
  return (
    <div className={hasPrices ? 'wrap find find--two' : 'wrap find'}>
      <SearchConsole console={model.console} />
      {hasPrices && <ByPrice model={model} />}
    </div>
  );
}

/** The same on its own, where the site wants it elsewhere on its page. */
export function PricesBand({ model }: { model: HomeModel }) {
  if (!canFindByPrice(model)) return null;
  return (
    <div className="band on-navy">
      <div className="wrap find">
        <ByPrice model={model} />
      </div>
    </div>
  );
}

/** Whether there is anything to find by price. */
export const canFindByPrice = ({ prices, weekly }: HomeModel) => prices.items.length > 0 || weekly !== null;

function ByPrice({ model: { prices, weekly, noun } }: { model: HomeModel }) {
  return (
    <section className="by-price" aria-labelledby="by-price">
      <div className="by-price-h">
        <h2 id="by-price">{prices.heading}</h2>
        {prices.more && (
          <a className="link" href={prices.more.href}>
            {prices.more.label}
          </a>
        )}
      </div>
      {prices.items.length > 0 && (
        <ul className="prices">
          {prices.items.map((bar) => (
            <PriceKey key={bar.href} bar={bar} noun={noun} />
          ))}
        </ul>
      )}
      {weekly && <Weekly weekly={weekly} />}
    </section>
  );
}

function PriceKey({ bar, noun }: { bar: PriceBar; noun: string }) {
  return (
    <li>
      <a href={bar.href}>
        <b>
          {bar.prefix && `${bar.prefix} `}
          {bar.shortLabel}
        </b>
        <span>
          {bar.count.toLocaleString('en-AU')} {noun}
        </span>
      </a>
    </li>
  );
}
