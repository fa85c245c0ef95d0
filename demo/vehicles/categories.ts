import type { Offering } from '../catalogue/parse-catalogue.ts';
import type { StockPlan } from '../plans.ts';

type Rule = [category: string, when: (offering: Offering) => boolean];

const RULES: Rule[] = [
  ['Family', (o) => o.kind === 'car' && (o.seats >= 7 || o.simpleBody === 'SUV' || o.simpleBody === 'Wagon')],
  [
    'First Car',
    (o) => o.kind === 'car' && o.length < 4250 && o.priceNew < 27_000 && (o.engine?.boost ?? null) === null,
  ],
  ['Towing', (o) => o.kind === 'car' && o.towing >= 3000],
  ['Off Road', (o) => o.drive === '4X4'],
  ['Work', (o) => o.kind === 'truck' || o.simpleBody === 'Van' || o.body.includes('Chassis')],
  ['Performance', (o) => o.kind === 'car' && ['Coupe', 'Convertible'].includes(o.simpleBody)],
  ['Prestige', (o) => o.kind === 'car' && o.priceNew > 85_000 && o.hold !== 'strong'],
  ['Electric', (o) => o.engine?.fuel === 'E'],
  ['Hybrid', (o) => o.engine !== null && 'HX'.includes(o.engine.fuel)],
  [
    'LAMS Approved',
    (o) => o.kind === 'motorcycle' && !['ATV', 'Motocross'].includes(o.simpleBody) && (o.engine?.litres ?? 1) < 0.66,
  ],
  ['Off Road Only', (o) => o.kind === 'motorcycle' && ['ATV', 'Motocross'].includes(o.simpleBody)],
  ['Touring', (o) => o.kind === 'motorcycle' && ['Tourer', 'Adventure'].includes(o.simpleBody)],
  ['Family Bunks', (o) => (o.caravan?.sleeps ?? 0) >= 4],
  ['Couples', (o) => o.caravan?.sleeps === 2],
  [
    'Off Road',
    (o) =>
      o.caravan !== null && /outback|terrain|trak|grid|hybrid|xc5|off road/i.test(`${o.model} ${o.badge} ${o.body}`),
  ],
  ['Drive Away Home', (o) => o.caravan !== null && o.engine !== null],
];

const ITEM_TYPES: Record<Offering['kind'], string> = {
  car: 'car',
  truck: 'truck',
  motorcycle: 'motorcycle',
  caravan: 'caravan',
};

/** The categories that shoppers look for it under; those of a subscription site also give the term. */
export function categoriesOf(offering: Offering, plan: StockPlan): string[] {
  const names = RULES.filter(([, when]) => when(offering)).map(([category]) => category);
  return [...new Set(plan.subscription ? [...names, 'Month to Month'] : names)];
}

/** What kind of thing it is: car, truck, motorcycle, scooter, atv, caravan or motorhome. */
export function itemTypeOf(offering: Offering): string {
  if (offering.simpleBody === 'Scooter') return 'scooter';
  if (offering.simpleBody === 'ATV') return 'atv';
  if (offering.caravan && offering.engine) return 'motorhome';
  return ITEM_TYPES[offering.kind];
}
