import type { StoredValuation, ValuationResult } from '../../../src/domain/trade-in/valuation.ts';
import { buildNamedSpec } from '../../../src/domain/trade-in/vehicle.ts';
import { loadTradeInPage } from '../../../src/features/trade-in/load.ts';
import type { TradeInPageModel } from '../../../src/features/trade-in/model.ts';
import { buildEstimateModel, buildOwnVehicleModel, type Standing } from '../../../src/features/trade-in/model.ts';
import type { RequestContext } from '../../../src/kernel/request/context.ts';
import { readDatabase } from '../../samples/read-database.ts';
import { sampleManufacturer } from '../../samples/showroom.ts';
import { sampleSiteStock } from '../../samples/site.ts';
import { SAMPLE_NOW, sampleCars, sampleSettings } from '../../samples/stock.ts';

const settings = sampleSettings();
const stock = sampleSiteStock(sampleCars(3));
const url = new URL('https://cars.example/cars/trade-in?car_id=1');
const optionSets = [{ ...buildNamedSpec('Toyota', 'Corolla'), from: 2018, to: 2024, count: 3 }];

const opened = await loadTradeInPage('trade_in', new Request(url), {
  settings,
  stock,
  url,
  db: {
    ...readDatabase({ manufacturers: [sampleManufacturer('Lada')] }),
    readWithFallback: async () => optionSets,
  },
  site: { origin: url.origin },
  now: SAMPLE_NOW,
} as unknown as RequestContext);

/** The first step, for a vehicle of the stock. */
export const whichVehicle: TradeInPageModel = opened.data.page;

const standing = (result: ValuationResult, given: Partial<StoredValuation> = {}): Standing => ({
  valuation: {
    id: 1,
    kind: 'trade_in',
    car_id: 1,
    rego: '123ABC',
    regoState: 'QLD',
    vehicle: { ...buildNamedSpec('Toyota', 'Corolla'), year: 2021, km: 45_000 },
    adjustmentAnswers: { keys: 'One' },
    result,
    lead_id: 1,
    form_completed: true,
    offer_accepted: false,
    ...given,
  },
  path: '/trade-in',
  startHref: '/trade-in',
});
const range = {
  kind: 'estimate',
  from: 20_000,
  to: 24_000,
  offer_price: 22_000,
  restsOn: 'Based on 9 comparable cars.',
} as const;

const estimated = (at: Standing): TradeInPageModel => ({
  ...whichVehicle,
  view: {
    kind: 'estimate',
    own: buildOwnVehicleModel('What you told us', at, settings),
    estimate: buildEstimateModel(at, settings),
  },
});

export const estimatedOnes: Record<string, TradeInPageModel> = {
  'an estimate': estimated(standing(range)),
  'an accepted estimate': estimated(standing({ ...range, answer: 'accepted' }, { offer_accepted: true })),
  'no estimate': estimated(standing({ kind: 'by_hand', reason: 'over_age' })),
};
