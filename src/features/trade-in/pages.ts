import { listKeysOf } from '../../domain/text/look-up.ts';
import type { ValuationKind } from '../../domain/trade-in/valuation.ts';
import { type OpenPage, toOpenPage } from '../../kernel/addresses/served-pages.ts';
import { CAR_TRADE_IN_PATH } from '../../kernel/addresses/vehicle.ts';
import type { SiteSettings } from '../../settings/schema.ts';

type Settings = Pick<SiteSettings, 'tradeIn'>;

interface TradeInPageRow {
  /** Null where the site has no such page. */
  path(pages: SiteSettings['tradeIn']['pages']): string | null;
  /** The id of its form. */
  form: string;
  /** The category of its leads (S3). */
  category: string;
  /** `{vehicle}` stands for the site's word for its vehicles. */
  heading: string;
  intro: string;
  /** The label above the price. */
  offerLabel: string;
  acceptLabel: string;
}

/** Every page that values a visitor's own vehicle (G4, G10). */
export const TRADE_IN_PAGES: Readonly<Record<ValuationKind, TradeInPageRow>> = {
  trade_in: {
    path: ({ tradeIn }) => tradeIn,
    form: 'trade-in',
    category: 'Trade-In',
    heading: 'Value your trade-in',
    intro: 'Tell us about your {vehicle} and see what it could be worth towards your next one.',
    offerLabel: 'Your trade-in could be worth',
    acceptLabel: 'Yes, I’d trade it in for this',
  },
  sell_my_car: {
    path: ({ sellMyCar }) => sellMyCar,
    form: 'sell-my-car',
    category: 'Sell My Car',
    heading: 'Sell us your {vehicle}',
    intro: 'No ads, no strangers at the door. Tell us about your {vehicle} and see what we could pay for it.',
    offerLabel: 'We could pay you',
    acceptLabel: 'Yes, I’d sell it for this',
  },
  instant_price: {
    path: ({ instantPrice }) => instantPrice,
    form: 'instant-price',
    category: 'Instant Price',
    heading: 'An instant price for your {vehicle}',
    intro: 'See straight away what we could pay for your {vehicle}. Only give us your details if you like the price.',
    offerLabel: 'We could pay you',
    acceptLabel: 'Sounds good, take my details',
  },
};

const KINDS = listKeysOf(TRADE_IN_PAGES);

export function findTradeInPage(path: string, { tradeIn }: Settings): ValuationKind | undefined {
  if (!hasOwnPages(tradeIn)) return undefined;
  if (path === CAR_TRADE_IN_PATH && tradeIn.pages.tradeIn !== null) return 'trade_in';
  return KINDS.find((kind) => TRADE_IN_PAGES[kind].path(tradeIn.pages) === path);
}

/** The page of another service that replaces one of these; undefined where there is none. */
export function findExternalTradeIn(path: string, { tradeIn }: Settings): string | undefined {
  const { show, externalLink, pages } = tradeIn;
  if (show === 'hidden' || externalLink === null) return undefined;
  const own = [CAR_TRADE_IN_PATH, ...KINDS.map((kind) => TRADE_IN_PAGES[kind].path(pages))];
  return own.includes(path) ? externalLink : undefined;
}

/** What menus and buttons may link to: the pages that the site has; they are never gated. */
export function listOpenTradeInPages({ tradeIn }: Settings): OpenPage[] {
  if (tradeIn.show === 'hidden') return [];
  const paths = KINDS.flatMap((kind) => TRADE_IN_PAGES[kind].path(tradeIn.pages) ?? []);
  const all = tradeIn.pages.tradeIn === null ? paths : [...paths, CAR_TRADE_IN_PATH];
  return all.map(toOpenPage);
}

/** The pages for search engines: each at its own address, none of another service. */
export function listTradeInPaths({ tradeIn }: Settings): string[] {
  return hasOwnPages(tradeIn) ? KINDS.flatMap((kind) => TRADE_IN_PAGES[kind].path(tradeIn.pages) ?? []) : [];
}

function hasOwnPages({ show, externalLink }: SiteSettings['tradeIn']): boolean {
  return show === 'shown' && externalLink === null;
}
