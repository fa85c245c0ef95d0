import { STOP_WORDS } from '../text/vocabulary.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Filler words around a filter. They are removed when something was understood. */
export const NOISE: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...words(
    'i im we our you your this some any all also only would like get got buying year years ' +
      'make colour color coloured body type drive engine transmission gearbox fuel seat seats km kms ' +
      'price priced budget ' +
      'one ones models located stock available australia area or plus but drivetrain state city',
  ),
]);

/** A negation: the thing after it is unwanted, and no filter can express that. */
export const NEGATIONS = words('not no without except excluding non minus isnt');

/** Followed by one of these, a word loses its usual meaning: electric windows do not make an electric car. */
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

/** Whether two adjacent words have a meaning of their own, so that they stay free text. */
export function isFixedPair(one: string, other: string | undefined): boolean {
  return other !== undefined && FIXED_PAIRS.has(`${one} ${other}`);
}

/** Words in names of towns that do not name a town by themselves. */
export const TOWN_WORDS = words(
  'north south east west northern southern eastern western central port city hills coast beach ' +
    'harbour street road bay park ' +
    'heads creek river point mount lake valley plains springs vale island grove grange gardens junction',
);

/** Ordinary words that look like a misspelt name. */
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

/** Models that are also ordinary words: they count only together with their make. */
export const COMMON_NAMES = words(
  'city note up go one is and it fit move life with type model class series sport grand van wagon ute truck bus hatch',
);
