/** What shoppers type, and the words that the stock's data may use for it. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  vw: ['volkswagen'],
  merc: ['mercedes'],
  benz: ['mercedes'],
  chev: ['chevrolet'],
  chevy: ['chevrolet'],
  beemer: ['bmw'],
  bimmer: ['bmw'],
  '4x4': ['4wd', 'awd'],
  '4by4': ['4wd', 'awd'],
  '4wd': ['4x4', 'awd'],
  awd: ['4wd', '4x4'],
  '2wd': ['fwd', 'rwd', '4x2'],
  auto: ['automatic', 'cvt', 'dct', 'dsg', 'dualclutch'],
  automatic: ['auto'],
  ute: ['utility'],
  utes: ['ute', 'utility'],
  pickup: ['ute', 'utility'],
  suvs: ['suv'],
  hatch: ['hatchback'],
  hatchback: ['hatch'],
  estate: ['wagon'],
  saloon: ['sedan'],
  cabriolet: ['convertible'],
  mpv: ['peoplemover'],
  minivan: ['peoplemover'],
  motorbike: ['motorcycle'],
  bike: ['motorcycle'],
  ev: ['electric'],
  phev: ['plugin'],
  gray: ['grey'],
  secondhand: ['used'],
  demonstrator: ['demo'],
  satnav: ['navigation'],
};

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b4 *x *4\b/g, '4x4'],
  [/\b(4|four)[ -]wheel[ -]drive\b/g, '4wd'],
  [/\ball[ -]wheel[ -]drive\b/g, 'awd'],
  [/\bstation[ -]wagon\b/g, 'wagon'],
  [/\bsecond[ -]hand\b/g, 'used'],
  [/\bpre[ -]owned\b/g, 'used'],
  [/\bplug[ -]in\b/g, 'plugin'],
];

/** The query in lower case, with phrases of several words replaced by the stock's single word. */
export function normalisePhrases(query: string): string {
  return PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), query.toLowerCase());
}

/** Words that say nothing about a vehicle. They never narrow a search. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and at by for from have has in is it me my near of on or please show that the to want wanted ' +
    'with need find ' +
    'looking buy sale car cars vehicle vehicles'
  ).split(' '),
);
