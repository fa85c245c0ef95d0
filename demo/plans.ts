import type { Offering } from './catalogue/parse-catalogue.ts';
import type { VoiceName } from './vehicles/voices.ts';

/** What stock a demo site has. */
export interface StockPlan {
  size: number;
  /** How many were sold in the year before: a yard with few in stock compares its prices with those. */
  soldLastYear: number;
  /** Shares of the stock that are new and demonstrators; the rest is used. */
  newShare: number;
  demoShare: number;
  sells: (offering: Offering) => boolean;
  /** How many times more likely a used vehicle is of a make that the dealership sells new. */
  ownMakeFactor: number;
  /** Age of the oldest used vehicle in years. */
  oldest: number;
  /** The spread of kilometres around the average of their age: 0.38 is the country's. */
  kmSpread: number;
  /** Dollars; used vehicles outside are sent to auction. */
  usedPrices: { from: number; to: number };
  voices: VoiceName[];
  /** Finance providers whose terms come with a vehicle, and whether youX quotes do. */
  lenders: string[];
  /** The maker's own lender, whose terms come with new and demonstrator vehicles of the make. */
  makerLenders: { make: string; lender: string }[];
  youx: boolean;
  subscription: boolean;
  everyMake: boolean;
}

const base = {
  soldLastYear: 0,
  newShare: 0.2,
  demoShare: 0.05,
  ownMakeFactor: 4,
  oldest: 16,
  kmSpread: 0.38,
  usedPrices: { from: 3_000, to: 250_000 },
  lenders: [] as string[],
  makerLenders: [] as StockPlan['makerLenders'],
  youx: false,
  subscription: false,
  everyMake: false,
};

export const STOCK_PLANS: Record<string, StockPlan> = {
  harbour: {
    ...base,
    size: 2_500,
    newShare: 0.24,
    demoShare: 0.06,
    sells: ({ kind }) => kind === 'car' || kind === 'truck',
    voices: ['GROUP', 'GROUP', 'PLAIN', 'WORKSHOP', 'SHORT'],
    lenders: ['taurus', 'angle', 'comparison_site'],
    makerLenders: [{ make: 'Nissan', lender: 'nissan' }],
    youx: true,
    everyMake: true,
  },
  'wattle-creek': {
    ...base,
    size: 180,
    newShare: 0.34,
    demoShare: 0.08,
    sells: ({ kind }) => kind === 'car',
    ownMakeFactor: 12,
    oldest: 12,
    voices: ['CERTIFIED', 'CERTIFIED', 'PLAIN'],
    lenders: ['powertorque'],
  },
  ironbark: {
    ...base,
    size: 140,
    soldLastYear: 240,
    newShare: 0.45,
    demoShare: 0.05,
    sells: ({ kind }) => kind === 'motorcycle',
    ownMakeFactor: 2,
    usedPrices: { from: 1_500, to: 60_000 },
    voices: ['RIDER', 'RIDER', 'SHORT'],
  },
  longpaddock: {
    ...base,
    size: 120,
    soldLastYear: 150,
    newShare: 0.38,
    demoShare: 0.04,
    sells: ({ kind }) => kind === 'caravan',
    ownMakeFactor: 2,
    oldest: 14,
    usedPrices: { from: 6_000, to: 220_000 },
    voices: ['TOURER'],
  },
  roam: {
    ...base,
    size: 90,
    newShare: 0.1,
    demoShare: 0,
    sells: ({ kind, priceNew, simpleBody }) =>
      kind === 'car' && priceNew < 95_000 && !['Van', 'Bus', 'Coupe', 'Convertible'].includes(simpleBody),
    ownMakeFactor: 1,
    oldest: 4,
    kmSpread: 0.16,
    voices: ['SUBSCRIPTION'],
    subscription: true,
  },
  bluegum: {
    ...base,
    size: 60,
    soldLastYear: 540,
    newShare: 0,
    demoShare: 0,
    sells: ({ kind, make }) => kind === 'car' && !['Maserati', 'Aston Martin', 'Porsche'].includes(make),
    ownMakeFactor: 1,
    oldest: 17,
    usedPrices: { from: 3_000, to: 38_000 },
    voices: ['PLAIN', 'PLAIN', 'WORKSHOP', 'SHORT'],
  },
};
