import type { CarType } from '../src/domain/car.ts';
import { fixMakeName } from '../src/domain/names.ts';
import { CATALOGUE, MAKE_POPULARITY, MODEL_POPULARITY } from './catalogue/catalogue.ts';
import type { Offering } from './catalogue/parse-catalogue.ts';
import type { Place } from './places.ts';
import type { StockPlan } from './plans.ts';
import { keptShare } from './pricing.ts';
import type { Chance } from './random.ts';

/** What is about to stand on a yard: which thing, of which year, where. */
export interface Choice {
  offering: Offering;
  year: number;
  carType: CarType;
  place: Place;
}

const isOnSale = (offering: Offering, year: number) => offering.from <= year && (offering.to ?? 9999) >= year;

/** Chooses the `index`th vehicle of a site's stock; the first ones go through the makes where the plan wants every make. */
export function chooseVehicle(
  plan: StockPlan,
  places: Place[],
  index: number,
  asOf: Date,
  chance: Chance,
): Choice {
  const offerings = CATALOGUE.filter(plan.sells);
  const makes = [...new Set(offerings.map(({ make }) => make))];
  const only = plan.everyMake ? makes[index] : undefined;
  const carType = only ? 'used' : chooseCarType(plan, places, chance);
  if (carType !== 'used') return chooseNew(offerings, places, carType, asOf, chance);
  return chooseUsed(
    plan,
    only ? offerings.filter(({ make }) => make === only) : offerings,
    places,
    asOf,
    chance,
  );
}

function chooseCarType(plan: StockPlan, places: Place[], chance: Chance): CarType {
  const draw = chance.fraction();
  const wanted = draw < plan.newShare ? 'new' : draw < plan.newShare + plan.demoShare ? 'demo' : 'used';
  return places.some((place) => place.holds.includes(wanted)) ? wanted : 'used';
}

function chooseNew(all: Offering[], places: Place[], carType: CarType, asOf: Date, chance: Chance): Choice {
  const year = asOf.getUTCFullYear();
  const sellers = places.filter(
    (place) => place.holds.includes(carType) && newOf(all, place, year).length > 0,
  );
  const place = chance.pick(sellers);
  const offering = chooseOffering(newOf(all, place, year), () => 1, chance);
  const isLastYears = chance.happens(carType === 'demo' ? 0.45 : 0.12) && offering.from < year;
  return { offering, place, carType, year: isLastYears ? year - 1 : year };
}

function newOf(all: Offering[], place: Place, year: number): Offering[] {
  return all.filter((offering) => offering.to === null && offering.from <= year && isOwn(offering, place));
}

const isOwn = (offering: Offering, place: Place) =>
  standsAt(offering, place) && place.manufacturers.includes(fixMakeName(offering.make));

const standsAt = (offering: Offering, place: Place) => (offering.kind === 'truck') === place.trucks;

function chooseUsed(plan: StockPlan, all: Offering[], places: Place[], asOf: Date, chance: Chance): Choice {
  const usedYards = places.filter(({ holds }) => holds.includes('used'));
  const place = chance.pick(usedYards.filter((yard) => all.some((offering) => standsAt(offering, yard))));
  const here = all.filter((offering) => standsAt(offering, place));
  const thisYear = asOf.getUTCFullYear();
  const last = thisYear - (asOf.getUTCMonth() < 6 ? 1 : 0);
  const years = Array.from({ length: plan.oldest + 1 }, (_, age) => last - age);
  const possible = years.filter((year) =>
    here.some((candidate) => isOnSale(candidate, year) && isWanted(candidate, thisYear - year, plan)),
  );
  // Most trade-ins are two to eight years old; few are nearly new or very old.
  const year = chance.pickWeighted(possible.length > 0 ? possible : [here[0]!.from], (candidate) => {
    const age = last - candidate;
    return age < 1 ? 0.7 : age < 9 ? 2.2 : Math.max(2.2 - (age - 8) * 0.24, 0.25);
  });
  const weigh = (make: string) =>
    (MAKE_POPULARITY[make] ?? 1) * (place.manufacturers.includes(fixMakeName(make)) ? plan.ownMakeFactor : 1);
  const offering = chooseOffering(
    here.filter((candidate) => isOnSale(candidate, year) && isWanted(candidate, thisYear - year, plan)),
    weigh,
    chance,
  );
  return { offering, place, carType: 'used', year };
}

/** Whether a used one would be priced as this dealer's stock is. */
function isWanted(offering: Offering, ageYears: number, { usedPrices }: StockPlan): boolean {
  const value = offering.priceNew * keptShare(offering, ageYears);
  return value >= usedPrices.from && value <= usedPrices.to * 0.95;
}

/** Make first, then model, then badge, so that a make with many badges is not seen more often for it. */
function chooseOffering(
  offerings: Offering[],
  weighMake: (make: string) => number,
  chance: Chance,
): Offering {
  const makes = [...new Set(offerings.map(({ make }) => make))];
  const make = chance.pickWeighted(makes, weighMake);
  const ofMake = offerings.filter((offering) => offering.make === make);
  const models = [...new Set(ofMake.map(({ model }) => model))];
  const model = chance.pickWeighted(models, (name) => MODEL_POPULARITY[name] ?? 1);
  return chance.pick(ofMake.filter((offering) => offering.model === model));
}
