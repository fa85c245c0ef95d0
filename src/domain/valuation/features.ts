import type { Subject } from './market-vehicle.ts';
import { normaliseName, splitPlainWords } from './words.ts';

/** Ridge penalties: the rarer and finer a trait, the more cars it takes to move its coefficient away from 0. */
const HOLD = { wide: 0.3, level: 0.5, trait: 1, word: 0.6, ownWord: 1, slope: 3 } as const;

/** One measured trait of a vehicle; traits of the same name share a coefficient. */
export interface Trait {
  name: string;
  value: number;
  hold: number;
}

/** Knots of the piecewise linear age curve, in years. */
const AGE_BENDS = [1, 3, 6, 10, 15, 22];
/** Knots of the piecewise linear curve of kilometres, in ten thousands. */
const KM_BENDS = [1, 5, 10, 17, 25];

/**
 * Sparse features for a linear model of the logarithm of the price: make and model, age and kilometres (piecewise
 * linear, with a slope for each model), grade words, drivetrain, and the terms of sale.
 */
export function listTraits(subject: Subject, thisYear: number): Trait[] {
  const make = normaliseName(subject.make);
  const model = `${make}/${normaliseName(subject.model)}`;
  return [
    { name: 'all', value: 1, hold: 0 },
    { name: `make ${make}`, value: 1, hold: HOLD.level },
    { name: `model ${model}`, value: 1, hold: HOLD.level },
    ...ageTraits(subject, make, model, thisYear),
    ...kmTraits(subject, model),
    ...gradeTraits(subject, make, model),
    ...engineTraits(subject, make, model),
    ...plainTraits(subject, model),
  ];
}

function ageTraits({ year, car_type }: Subject, make: string, model: string, thisYear: number): Trait[] {
  if (year === null) return [{ name: 'age unknown', value: 1, hold: HOLD.trait }];
  const age = Math.max(0, thisYear - year);
  const yearsTen = age / 10;
  return [
    { name: 'age', value: yearsTen, hold: HOLD.wide },
    ...AGE_BENDS.filter((bend) => age > bend).map((bend) => ({
      name: `age over ${bend}`,
      value: (age - bend) / 10,
      hold: HOLD.wide,
    })),
    { name: `age of make ${make}`, value: yearsTen, hold: HOLD.slope },
    { name: `age of model ${model}`, value: yearsTen, hold: HOLD.slope },
    { name: `generation ${model} ${Math.floor(year / 4)}`, value: 1, hold: HOLD.word },
    { name: `${car_type} of age ${Math.min(age, 3)}`, value: 1, hold: HOLD.trait },
  ];
}

function kmTraits({ km, car_type }: Subject, model: string): Trait[] {
  if (km === null) return [{ name: `km unknown ${car_type}`, value: 1, hold: HOLD.trait }];
  const tenThousands = Math.min(km, 400_000) / 10_000;
  return [
    { name: 'km', value: tenThousands / 10, hold: HOLD.wide },
    ...KM_BENDS.filter((bend) => tenThousands > bend).map((bend) => ({
      name: `km over ${bend}`,
      value: (tenThousands - bend) / 10,
      hold: HOLD.wide,
    })),
    { name: `km of model ${model}`, value: tenThousands / 10, hold: HOLD.slope },
  ];
}

function gradeTraits({ badge, series }: Subject, make: string, model: string): Trait[] {
  return splitPlainWords(badge, series).flatMap((word) => [
    { name: `word ${word}`, value: 1, hold: HOLD.word },
    { name: `word ${make} ${word}`, value: 1, hold: HOLD.word },
    { name: `word ${model} ${word}`, value: 1, hold: HOLD.ownWord },
  ]);
}

function engineTraits({ engine_litres: litres }: Subject, make: string, model: string): Trait[] {
  if (litres === null) return [];
  return [
    { name: 'litres', value: litres / 3, hold: HOLD.wide },
    { name: `litres of make ${make}`, value: litres / 3, hold: HOLD.slope },
    { name: `litres ${model} ${litres}`, value: 1, hold: HOLD.word },
  ];
}

/** Categorical traits: each has a coefficient in general, and one for this model. */
const PLAIN = ['body', 'fuel', 'trans', 'drive', 'seats', 'price_type', 'car_type'] as const;

function plainTraits(subject: Subject, model: string): Trait[] {
  return PLAIN.flatMap((field) => {
    const value = subject[field];
    if (value === null) return [];
    const name = `${field} ${String(value).toLowerCase()}`;
    return [
      { name, value: 1, hold: HOLD.trait },
      { name: `${name} ${model}`, value: 1, hold: HOLD.word },
    ];
  });
}
