import { STOP_WORDS } from '../text/vocabulary.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words around a filter that say nothing themselves. They go when something was understood. */
export const NOISE: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...words(
    'i im we our you your this some any all also only would like get got buying year years ' +
      'make colour color coloured body type drive engine transmission gearbox fuel seat seats km kms ' +
      'price priced budget ' +
      'one ones models located stock available australia area or plus but drivetrain state city',
  ),
]);

/** What follows one of these is not what the shopper wants, and no filter can say that. */
export const NEGATIONS = words('not no without except excluding non minus isnt');

/** The second word of a saying takes its first word's usual meaning away: electric windows are no electric car. */
const PARTS = 'windows window seats seat mirrors mirror';
const TRIM = 'interior leather trim wheels wheel alloys rims roof stitching upholstery';
const FIXED: readonly { first: string; next: string }[] = [
  {
    first: 'electric',
    next: `${PARTS} tailgate boot sunroof brakes brake start steering doors blinds motor jack step`,
  },
  {
    first: 'auto',
    next: 'headlights lights wipers hold parking park tailgate boot dimming start stop electrical',
  },
  { first: 'automatic', next: 'headlights lights wipers parking tailgate boot braking doors high' },
  { first: 'android', next: 'auto' },
  {
    first: 'new',
    next: 'tyres tires battery brakes clutch rego registration engine zealand shape paint windscreen',
  },
  { first: 'as like', next: 'new' },
  { first: 'manual', next: 'book books mode seats' },
  { first: 'diesel', next: 'heater' },
  { first: 'gas', next: 'struts bottle stove' },
  { first: 'rear', next: 'spoiler seats locker diff' },
  { first: 'front', next: 'bar seats' },
  { first: 'gold', next: 'coast' },
  { first: 'blue', next: 'mountains' },
  { first: 'range', next: 'rover' },
  { first: 'white black red blue brown grey tan cream beige green', next: TRIM },
];

const FIXED_PAIRS: ReadonlySet<string> = new Set(
  FIXED.flatMap(({ first, next }) =>
    first.split(' ').flatMap((one) => next.split(' ').map((other) => `${one} ${other}`)),
  ),
);

/** Whether two words side by side mean something else than each by itself, so that they stay words. */
export function isFixedPair(one: string, other: string | undefined): boolean {
  return other !== undefined && FIXED_PAIRS.has(`${one} ${other}`);
}

/** Words of a town's name that name no town by themselves. */
export const TOWN_WORDS = words(
  'north south east west northern southern eastern western central port city hills coast beach ' +
    'harbour street road bay park ' +
    'heads creek river point mount lake valley plains springs vale island grove grange gardens junction',
);

/** Plain words that look like a misspelt name and are none. */
export const NO_MISSPELLING = words(
  'range gold cruise camera tour touring sports sport family trail cross escape note life move care ' +
    'cars carry sold gear ' +
    'rear ford fort jeep keep food work tank base best good nice need with that seats doors door wheel ' +
    'wheels power manual ' +
    'black white dark light bright metallic pearl finance loan lease first learner luxury cheap clean ' +
    'small large little ' +
    'tyre tyres warranty rego registered service history owner single turbo petrol litre speed cylinder ' +
    'hail repairable',
);

/** A model that is also a plain word: only with its make is it meant. */
export const COMMON_NAMES = words(
  'city note up go one is and it fit move life with type model class series sport grand van wagon ute truck bus hatch',
);
