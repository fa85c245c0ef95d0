import { COUNTED_KEYS, type CountedKey, type FacetItem, type TermKey } from '../contract.ts';
import { findList, getMakeModel } from '../facets.ts';
import { SHORT_WORDS } from '../text/short-words.ts';
import { mapLocationNames } from './location-names.ts';
import { joinName, splitName } from './phrase-tokens.ts';
import { COMMON_NAMES, NO_MISSPELLING } from './plain-words.ts';
import type { Meaning, PhraseFacts } from './reading.ts';
import { Spelling } from './spelling.ts';
import { CAPITALS, listSayings, SPOKEN, SPOKEN_ORDERS } from './spoken-words.ts';

/** Filters whose values are recognised by name, in order of precedence where two have the same name. */
const NAMED_KEYS: readonly CountedKey[] = COUNTED_KEYS.flatMap((key) => {
  const { named } = findList(key);
  return named === undefined ? [] : [{ key, named }];
})
  .sort((a, b) => a.named - b.named)
  .map(({ key }) => key);
/** Filters whose names are recognised despite typing errors. */
const SPELT_KEYS: ReadonlySet<TermKey> = new Set(COUNTED_KEYS.filter((key) => findList(key).spelt));
const SHORTEST_FAMILY = 3;
const SHORTEST_PART = 5;

/** Too short to mean something by itself: the "3" of Mazda 3, the "GT" of any make. */
const isWeak = (joined: string): boolean =>
  /^\d+$/.test(joined) || joined.length < 2 || (joined.length === 2 && !/\d/.test(joined)) || COMMON_NAMES.has(joined);

/** The names in a site's stock, and the meaning of each. */
export class NameLexicon {
  readonly #meanings = new Map<string, Meaning>();
  /** Names that count only where their make was mentioned; the key is make, blank, name. */
  readonly #underMake = new Map<string, Meaning>();
  /** The number of vehicles for each word that can be misspelt. */
  readonly #spelt = new Map<string, number>();
  readonly #known = new Set<string>();
  readonly #spelling: Spelling;

  constructor(facts: PhraseFacts) {
    this.#addSpoken(facts);
    const models = facts.facets.make_model.filter(({ count }) => count > 0);
    this.#addModels(models);
    for (const key of NAMED_KEYS) this.#addValues(key, facts.facets[key]);
    this.#addFamilies(models);
    this.#addParts(models, facts);
    this.#addYards('location_name', facts);
    this.#addYards('dealership_name', facts);
    this.#addCapitals(facts);
    for (const item of [...facts.facets.badge, ...facts.facets.filtered_features])
      for (const word of splitName(item.label)) this.#known.add(word);
    this.#spelling = new Spelling(this.#spelt);
  }

  /** The meaning of a name or of its plural. */
  find(joined: string): Meaning | undefined {
    return this.#meanings.get(joined) ?? this.#singular(joined);
  }

  /** The meaning of a name under one of the mentioned makes. */
  findUnder(makes: readonly string[], joined: string): Meaning | undefined {
    for (const make of makes) {
      const meaning = this.#underMake.get(`${make} ${joined}`);
      if (meaning) return meaning;
    }
    return undefined;
  }

  /** The correct spelling of a misspelt word; undefined for a word that is known, here or in plain English. */
  findMeant(word: string): string | undefined {
    const isWord = this.#known.has(word) || NO_MISSPELLING.has(word) || SHORT_WORDS.has(word);
    if (isWord || this.find(word)) return undefined;
    return this.#spelling.findMeant(word);
  }

  #singular(joined: string): Meaning | undefined {
    if (joined.length < 3 || !joined.endsWith('s')) return undefined;
    const one = this.#meanings.get(joined.slice(0, -1));
    return one ?? (joined.endsWith('es') ? this.#meanings.get(joined.slice(0, -2)) : undefined);
  }

  #add(joined: string, meaning: Meaning): void {
    if (joined !== '' && !this.#meanings.has(joined)) this.#meanings.set(joined, meaning);
  }

  #spell(key: TermKey, name: string, count: number): void {
    for (const word of splitName(name)) this.#known.add(word);
    if (!SPELT_KEYS.has(key)) return;
    for (const word of [...splitName(name), joinName(name)])
      this.#spelt.set(word, (this.#spelt.get(word) ?? 0) + count);
  }

  #addSpoken({ facets }: PhraseFacts): void {
    for (const row of SPOKEN_ORDERS)
      for (const saying of listSayings(row)) this.#add(joinName(saying), { kind: 'sort', sortBy: row.sortBy });
    for (const row of SPOKEN) {
      const { key, values: patterns, never } = row;
      for (const saying of listSayings(row)) for (const word of splitName(saying)) this.#known.add(word);
      const offered = facets[key].filter(({ value, count }) => count > 0 && !never?.test(value));
      const meant = patterns.map((pattern) => offered.filter(({ value }) => pattern.test(value)));
      const items = meant.find((found) => found.length > 0);
      if (!items) continue;
      const meaning = meaningOf(
        key,
        items.map(({ value }) => value),
        facets.make_model,
      );
      if (!meaning) continue;
      const count = items.reduce((sum, item) => sum + item.count, 0);
      for (const saying of listSayings(row)) {
        this.#add(joinName(saying), meaning);
        this.#spell(key, saying, count);
      }
    }
  }

  #addValues(key: CountedKey, items: readonly FacetItem[]): void {
    if (findList(key).namedIfSeveral && items.length < 2) return;
    for (const { value, label, count } of items) {
      if (count === 0) continue;
      this.#add(joinName(label), { kind: 'terms', key, values: [value] });
      this.#spell(key, label, count);
    }
  }

  #addModels(items: readonly FacetItem[]): void {
    const byName = new Map<string, string[]>();
    for (const { value, count } of items) {
      const { make, model } = getMakeModel(value);
      const joined = joinName(model);
      const own: Meaning = { kind: 'terms', key: 'make_model', values: [value] };
      this.#add(joinName(`${make} ${model}`), own);
      this.#underMake.set(`${make} ${joined}`, own);
      byName.set(joined, [...(byName.get(joined) ?? []), value]);
      this.#spell('make_model', model, count);
    }
    for (const [joined, values] of byName)
      if (!isWeak(joined)) this.#add(joined, { kind: 'terms', key: 'make_model', values });
  }

  /** "Cairns" means the yards with that name, unless it is a town in which vehicles are. */
  #addYards(key: 'location_name' | 'dealership_name', { facets }: PhraseFacts): void {
    const items = facets[key].filter(({ count }) => count > 0);
    const names = items.map(({ value }) => value);
    for (const [place, values] of mapLocationNames(names, (word) => this.find(word) !== undefined)) {
      if (isWeak(place)) continue;
      const count = items.reduce((sum, item) => sum + (values.includes(item.value) ? item.count : 0), 0);
      this.#add(place, { kind: 'terms', key, values });
      this.#spell('city', place, count);
    }
  }

  #addCapitals({ facets }: PhraseFacts): void {
    for (const [city, pattern] of CAPITALS) {
      const states = facets.state.filter(({ value, count }) => count > 0 && pattern.test(value));
      const [first] = states;
      if (!first || this.find(joinName(city))) continue;
      const values = states.map(({ value }) => value);
      this.#add(joinName(city), { kind: 'terms', key: 'state', values, insteadOf: city });
      this.#spell('state', city, first.count);
    }
  }

  /** "Tank" means Tank 300 and Tank 500, "LandCruiser" includes the LandCruiser 70. */
  #addFamilies(items: readonly FacetItem[]): void {
    const families = new Map<string, string[]>();
    for (const { value } of items) {
      const words = splitName(getMakeModel(value).model);
      const digitsAt = words.findIndex((word) => /^\d/.test(word));
      const head = digitsAt > 0 ? words.slice(0, digitsAt).join('') : '';
      if (head.length >= SHORTEST_FAMILY && !isWeak(head)) families.set(head, [...(families.get(head) ?? []), value]);
    }
    for (const [head, values] of families) {
      const known = this.#meanings.get(head);
      if (!known) this.#add(head, { kind: 'terms', key: 'make_model', values });
      else if (known.kind === 'terms' && known.key === 'make_model')
        this.#meanings.set(head, { ...known, values: [...new Set([...known.values, ...values])] });
    }
  }

  /** "Prado" means LandCruiser Prado: one word of a longer name, if no other make and no other filter has it. */
  #addParts(items: readonly FacetItem[], { facets }: PhraseFacts): void {
    const badgeWords = new Set(facets.badge.flatMap(({ label }) => splitName(label)));
    const parts = new Map<string, string[]>();
    for (const { value } of items) {
      const words = splitName(getMakeModel(value).model);
      if (words.length < 2) continue;
      for (const word of words.slice(1))
        if (word.length >= SHORTEST_PART && !/\d/.test(word)) parts.set(word, [...(parts.get(word) ?? []), value]);
    }
    for (const [word, values] of parts) {
      const makes = new Set(values.map((value) => getMakeModel(value).make));
      const isOwn = makes.size === 1 && !badgeWords.has(word) && !NO_MISSPELLING.has(word) && !isWeak(word);
      if (isOwn && !this.find(word)) this.#add(word, { kind: 'terms', key: 'make_model', values });
    }
  }
}

/** A nickname of a model means the model under its make. */
function meaningOf(key: TermKey, values: string[], models: readonly FacetItem[]): Meaning | undefined {
  if (key !== 'model') return { kind: 'terms', key, values };
  const pairs = models.map(({ value }) => value).filter((value) => values.includes(getMakeModel(value).model));
  return pairs.length > 0 ? { kind: 'terms', key: 'make_model', values: pairs } : undefined;
}
