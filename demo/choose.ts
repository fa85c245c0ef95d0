import type { CarType } from '../src/domain/vehicle/car.ts';
import { fixMakeName } from '../src/domain/vehicle/names.ts';
import { CATALOGUE, MAKE_POPULARITY, MODEL_POPULARITY } from './catalogue/catalogue.ts';
import type { Offering } from './catalogue/parse-catalogue.ts';
import type { Place } from './places.ts';
import type { StockPlan } from './plans.ts';
import { keptShare } from './prices/pricing.ts';
import type { Chance } from './random.ts';

/** The choice of a vehicle for a yard: which offering, of which year, where. */
export interface Choice {
  offering: Offering;
  year: number;
  carType: CarType;
  place: Place;
}

const isOnSale = (offering: Offering, year: number) => offering.from <= year && (offering.to ?? 9999) >= year;

/** The makes of the catalogue as shoppers know them. */
const MAKE_NAMES = new Map(CATALOGUE.map(({ make }) => [make, fixMakeName(make)]));
const isMakerOf = ({ manufacturers }: Place, make: string) =>
  manufacturers.includes(MAKE_NAMES.get(make) ?? fixMakeName(make));

/** Chooses the `index`th vehicle of a stock at random. */
export type Choose = (index: number, chance: Chance) => Choice;

/**
 * Makes the choice for a site's stock at a moment; the first vehicles go through the makes where the plan wants every
 * make.
 */
export function choiceFor(plan: StockPlan, places: Place[], asOf: Date): Choose {
  const offerings = CATALOGUE.filter(plan.sells);
  const makes = [...new Set(offerings.map(({ make }) => make))];
  const chooseNew = newChoice(offerings, places, asOf);
  const chooseUsed = usedChoice(plan, offerings, places, asOf);
  return (index, chance) => {
    const only = plan.everyMake ? makes[index] : undefined;
    const carType = only ? 'used' : chooseCarType(plan, places, chance);
    if (carType !== 'used') return chooseNew(carType, chance);
    if (only === undefined) return chooseUsed(chance);
    return usedChoice(
      plan,
      offerings.filter(({ make }) => make === only),
      places,
      asOf,
    )(chance);
  };
}

function chooseCarType(plan: StockPlan, places: Place[], chance: Chance): CarType {
  const draw = chance.fraction();
  const wanted = draw < plan.newShare ? 'new' : draw < plan.newShare + plan.demoShare ? 'demo' : 'used';
  return places.some((place) => place.holds.includes(wanted)) ? wanted : 'used';
}

function newChoice(all: Offering[], places: Place[], asOf: Date) {
  const year = asOf.getUTCFullYear();
  const onSale = all.filter((offering) => offering.to === null && offering.from <= year);
  const sold = new Map(places.map((place) => [place, onSale.filter((offering) => isOwn(offering, place))] as const));
  return (carType: CarType, chance: Chance): Choice => {
    const sellers = places.filter((place) => place.holds.includes(carType) && sold.get(place)!.length > 0);
    const place = chance.pick(sellers);
    const offering = chooseOffering(sold.get(place)!, () => 1, chance);
    const isLastYears = chance.happens(carType === 'demo' ? 0.45 : 0.12) && offering.from < year;
    return { offering, place, carType, year: isLastYears ? year - 1 : year };
  };
}

const isOwn = (offering: Offering, place: Place) => standsAt(offering, place) && isMakerOf(place, offering.make);

const standsAt = (offering: Offering, place: Place) => (offering.kind === 'truck') === place.trucks;

function usedChoice(plan: StockPlan, all: Offering[], places: Place[], asOf: Date) {
  const thisYear = asOf.getUTCFullYear();
  const last = thisYear - (asOf.getUTCMonth() < 6 ? 1 : 0);
  const years = Array.from({ length: plan.oldest + 1 }, (_, age) => last - age);
  const yards = places
    .filter(({ holds }) => holds.includes('used'))
    .map((place) => ({ place, here: all.filter((offering) => standsAt(offering, place)) }))
    .filter(({ here }) => here.length > 0);
  /** The possible vehicles of a yard, by year; the same for all yards that take trucks, and for all others. */
  const kept = new Map<boolean, Map<number, Offering[]>>();
  const byYear = ({ place, here }: (typeof yards)[number]): Map<number, Offering[]> => {
    const known = kept.get(place.trucks);
    if (known) return known;
    const made = new Map(
      years.map((year) => [
        year,
        here.filter((candidate) => isOnSale(candidate, year) && isWanted(candidate, thisYear - year, plan)),
      ]),
    );
    kept.set(place.trucks, made);
    return made;
  };
  return (chance: Chance): Choice => {
    const yard = chance.pick(yards);
    const { place, here } = yard;
    const possible = years.filter((year) => byYear(yard).get(year)!.length > 0);
    // Most trade-ins are two to eight years old; few are nearly new or very old.
    const year = chance.pickWeighted(possible.length > 0 ? possible : [here[0]!.from], (candidate) => {
      const age = last - candidate;
      return age < 1 ? 0.7 : age < 9 ? 2.2 : Math.max(2.2 - (age - 8) * 0.24, 0.25);
    });
    const weigh = (make: string) => (MAKE_POPULARITY[make] ?? 1) * (isMakerOf(place, make) ? plan.ownMakeFactor : 1);
    const offerings =
      byYear(yard).get(year) ??
      here.filter((candidate) => isOnSale(candidate, year) && isWanted(candidate, thisYear - year, plan));
    return { offering: chooseOffering(offerings, weigh, chance), place, carType: 'used', year };
  };
}

/** Whether a used one would be priced as this dealer's stock is. */
function isWanted(offering: Offering, ageYears: number, { usedPrices }: StockPlan): boolean {
  const value = offering.priceNew * keptShare(offering, ageYears);
  return value >= usedPrices.from && value <= usedPrices.to * 0.95;
}

/** Make first, then model, then badge, so that a make with many badges does not become more common for it. */
function chooseOffering(offerings: Offering[], weighMake: (make: string) => number, chance: Chance): Offering {
  const makes = [...new Set(offerings.map(({ make }) => make))];
  const make = chance.pickWeighted(makes, weighMake);
  const ofMake = offerings.filter((offering) => offering.make === make);
  const models = [...new Set(ofMake.map(({ model }) => model))];
  const model = chance.pickWeighted(models, (name) => MODEL_POPULARITY[name] ?? 1);
  return chance.pick(ofMake.filter((offering) => offering.model === model));
}
