import type { CardRecord } from '../../../domain/listing/card-record.ts';
import type { Location, SpecialHours } from '../../../domain/places/location.ts';
import type { StockFacts } from '../../../kernel/chrome/stock-menu.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import type { FacetItem, TermKey } from '../../../search/contract.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { HomeContent } from './content.ts';

/** A kind of vehicle to browse by, with the lowest price of its vehicles in dollars (a week, on subscription sites). */
export interface PricedKind {
  item: FacetItem;
  from: number | null;
  /** The first of its vehicles in the site's order. */
  vehicles: readonly CardRecord[];
}

export interface HomeInputs {
  settings: SiteSettings;
  origin: string;
  now: Date;
  facts: StockFacts;
  total: number;
  /** Whether any of them can be found by weekly repayment. */
  hasRepayments: boolean;
  ranked: CardRecord[];
  /** Available ones: those that lead the page by `home.lead`, the first of them first. */
  leading: CardRecord[];
  /** By which filter the stock is browsed, with its values; undefined when it is all of one kind. */
  kinds: { key: TermKey; priced: PricedKind[] } | undefined;
  offers: OfferTile[];
  /** The site's own content, and the average of its reviews. */
  written: HomeContent['written'];
  rating: HomeContent['rating'];
  locations: Location[];
  specialHours: SpecialHours[];
}
