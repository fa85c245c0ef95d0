import { placeName } from '../../domain/places/place-name.ts';
import { joinedName, wordsOfName } from './phrase-tokens.ts';
import { isKeptPair, YARD_WORDS } from './plain-words.ts';

/** So long a word of a place of several words names it alone: "Gosford" of West Gosford. */
const SHORTEST_ALONE = 5;

/**
 * What yards are called for short, as `joinedName` writes it, each with the full names that it stands for: their name without the desk ("Harbour
 * Toyota Cairns"), and the towns in it ("Cairns"), which is what no vehicle, no trade word and not the group's own name says. `saysMore`: whether a
 * word means something else, as "Toyota" does.
 */
export function placesOfYards(
  names: readonly string[],
  saysMore: (word: string) => boolean,
): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const put = (place: string, name: string): void => {
    const known = places.get(place) ?? [];
    if (place !== '' && !known.includes(name)) places.set(place, [...known, name]);
  };
  const own = groupWords(names);
  for (const name of names) {
    const short = placeName({ name });
    put(joinedName(short), name);
    for (const run of townsIn(wordsOfName(short).slice(own), saysMore)) {
      put(run.join(''), name);
      if (run.length > 1)
        for (const word of run) if (word.length >= SHORTEST_ALONE && !YARD_WORDS.has(word)) put(word, name);
    }
  }
  return places;
}

/** How many words all yards' names begin with: the group's name. */
function groupWords(names: readonly string[]): number {
  const [first = [], ...others] = [...new Set(names.map((name) => placeName({ name })))].map(wordsOfName);
  if (others.length === 0) return 0;
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return end < 0 ? first.length : end;
}

/** The runs of words that say nothing but where. */
function townsIn(words: readonly string[], saysMore: (word: string) => boolean): string[][] {
  const runs: string[][] = [[]];
  words.forEach((word, at) => {
    const isPair = isKeptPair(word, words[at + 1]) || isKeptPair(words[at - 1] ?? '', word);
    if (isPair || !(TRADE_WORDS.has(word) || saysMore(word))) runs.at(-1)!.push(word);
    else runs.push([]);
  });
  return runs.filter((run) => run.some((word) => !YARD_WORDS.has(word)));
}

/** What the trade calls its yards. */
const TRADE_WORDS: ReadonlySet<string> = new Set(
  (
    'used new demo cars car trucks truck motors motor motorcycles motorcycle caravans caravan commercials commercial vehicles vehicle automotive ' +
    'auto autos group prestige wholesale electric outlet warehouse centre center dealership dealer yard sales service parts world the and of'
  ).split(' '),
);
