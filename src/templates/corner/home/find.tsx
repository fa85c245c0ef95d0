import { formatThousands } from '../../../domain/text/format.ts';
import type { HomeModel, PriceBar } from '../../../features/pages/home/model.ts';
import { SearchConsole } from '../../parts/home/search-console.tsx';
import { Weekly } from '../../parts/home/weekly.tsx';
import { LinkTo } from '../../parts/navigation/link-to.tsx';

/** What the search box and the stock by price show of a home page. */
export const FOUND = ['console', 'prices', 'weekly', 'noun'] as const;

type FoundModel = Pick<HomeModel, (typeof FOUND)[number]>;

interface FindProps {
  model: FoundModel;
  /** Whether prices stand beside the box; without them it takes the full width. */
  hasPrices: boolean;
}

/** The free-text search box, and beside it the stock by price. */
export function Find({ model, hasPrices }: FindProps) {
  return (
    <div className={hasPrices ? 'wrap find find--two' : 'wrap find'}>
      <SearchConsole console={model.console} />
      {hasPrices && <ByPrice model={model} />}
    </div>
  );
}

export function PricesBand({ model }: { model: FoundModel }) {
  if (!canFindByPrice(model)) return null;
  return (
    <div className="band on-navy">
      <div className="wrap find">
        <ByPrice model={model} />
      </div>
    </div>
  );
}

export const canFindByPrice = ({ prices, weekly }: FoundModel) => prices.items.length > 0 || weekly !== null;

function ByPrice({ model: { prices, weekly, noun } }: { model: FoundModel }) {
  return (
    <section className="by-price" aria-labelledby="by-price">
      <div className="by-price-h">
        <h2 id="by-price">{prices.heading}</h2>
        {prices.more && <LinkTo className="link" to={prices.more} />}
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
          {formatThousands(bar.count)} {noun}
        </span>
      </a>
    </li>
  );
}
