import { formatPlaceName } from '../../domain/places/place-name.ts';
import { joinName, splitName } from './phrase-tokens.ts';
import { isFixedPair, TOWN_WORDS } from './plain-words.ts';

/** A word of this length from a place name of several words is enough to name it: "Gosford" of West Gosford. */
const SHORTEST_ALONE = 5;

/**
 * Short names of yards, as `joinName` writes them, each with the full names that it stands for: the name without its
 * department ("Harbour Toyota Cairns"), and the towns in it ("Cairns"), i.e. what is not a vehicle, a trade word or the
 * group's own name. `saysMore`: whether a word has another meaning, as "Toyota" has.
 */
export function mapLocationNames(names: readonly string[], saysMore: (word: string) => boolean): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const put = (place: string, name: string): void => {
    const known = places.get(place) ?? [];
    if (place !== '' && !known.includes(name)) places.set(place, [...known, name]);
  };
  const own = groupWords(names);
  for (const name of names) {
    const short = formatPlaceName({ name });
    put(joinName(short), name);
    for (const run of townsIn(splitName(short).slice(own), saysMore)) {
      put(run.join(''), name);
      if (run.length > 1)
        for (const word of run) if (word.length >= SHORTEST_ALONE && !TOWN_WORDS.has(word)) put(word, name);
    }
  }
  return places;
}

/** How many words all yards' names start with: the group's name. */
function groupWords(names: readonly string[]): number {
  const [first = [], ...others] = [...new Set(names.map((name) => formatPlaceName({ name })))].map(splitName);
  if (others.length === 0) return 0;
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return end < 0 ? first.length : end;
}

/** The runs of words that name only a place. */
function townsIn(words: readonly string[], saysMore: (word: string) => boolean): string[][] {
  let run: string[] = [];
  const runs = [run];
  words.forEach((word, at) => {
    const isPair = isFixedPair(word, words[at + 1]) || isFixedPair(words[at - 1] ?? '', word);
    if (isPair || !(TRADE_WORDS.has(word) || saysMore(word))) run.push(word);
    else {
      run = [];
      runs.push(run);
    }
  });
  return runs.filter((words) => words.some((word) => !TOWN_WORDS.has(word)));
}

/** Words that the trade uses in the names of yards. */
const TRADE_WORDS: ReadonlySet<string> = new Set(
  (
    'used new demo cars car trucks truck motors motor motorcycles motorcycle caravans caravan ' +
    'commercials commercial vehicles vehicle automotive ' +
    'auto autos group prestige wholesale electric outlet warehouse centre center dealership dealer yard ' +
    'sales service parts world the and of'
  ).split(' '),
);
