import type { FacetItem, SearchResult, SearchState } from '../../../search/contract.ts';
import { decodeMakeModel } from '../../../search/facets.ts';
import { joinName, splitName, tokenizePhrase } from '../../../search/phrases/phrase-tokens.ts';
import type { Reading } from '../../../search/phrases/reading.ts';
import { withReading } from '../../../search/phrases/with-reading.ts';

/** A make, model or body that the last words begin, among the matches of the words before them. */
export interface Completion {
  kind: 'make' | 'model' | 'body';
  label: string;
  count: number;
  state: SearchState;
  /** The words before, as a state of its own; without the make where the label has it. */
  said: SearchState;
}

export interface CompletionInputs {
  phrase: string;
  base: SearchState;
  /** All values of the stock: words that begin none of them are not looked up in a narrower search. */
  all: SearchResult<unknown>['facets'];
  read(phrase: string): Reading;
  search(state: SearchState): Pick<SearchResult<unknown>, 'facets'>;
}

/** The most words that the beginning of a name may have: "land cruiser pr". */
const LONGEST_TAIL = 4;
const MOST = { make: 3, model: 5, body: 2 };

/** What the end of a phrase may be the beginning of: names matched by more words first, then by number of vehicles. */
export function listCompletions(inputs: CompletionInputs): Completion[] {
  const words = tokenizePhrase(inputs.phrase).filter(({ kind }) => kind === 'word');
  const found = new Map<string, Completion>();
  const last = words.slice(-LONGEST_TAIL);
  for (const [at, { start }] of last.entries()) {
    const tail = last.slice(at);
    const begun = tail.map(({ text }) => text).join('');
    if (!beginsAny(begun, inputs.all)) continue;
    const head = inputs.phrase.slice(0, start);
    for (const completion of completionsAfter(head, begun, inputs)) {
      const key = `${completion.kind} ${completion.label}`;
      if (!found.has(key)) found.set(key, completion);
    }
  }
  const kinds = ['make', 'model', 'body'] as const;
  return kinds.flatMap((kind) =>
    [...found.values()].filter((completion) => completion.kind === kind).slice(0, MOST[kind]),
  );
}

function beginsAny(begun: string, { make, make_model, body }: CompletionInputs['all']): boolean {
  const begins = ({ label }: FacetItem) => beginsName(label, begun) > 0;
  return make.some(begins) || body.some(begins) || make_model.some(({ value }) => beginsModel(value, begun) > 0);
}

function completionsAfter(head: string, begun: string, { base, read, search }: CompletionInputs): Completion[] {
  const reading = read(head);
  const said = withReading(base, reading);
  const { make: makes, make_model, model, ...others } = said.terms;
  const anyMake = search({ ...said, terms: others }).facets;
  const ownMake = makes || model ? search(said).facets : anyMake;
  const complete = (kind: Completion['kind'], terms: Reading['terms'], { label, count }: FacetItem): Completion => ({
    kind,
    label,
    count,
    state: withReading(said, {
      terms,
      ranges: {},
      sortBy: null,
      rest: said.query,
      leftOut: [],
      understood: [],
    }),
    said: withReading({ ...base, terms: {}, ranges: {}, sortBy: null }, kind === 'model' ? unmade(reading) : reading),
  });
  const models = anyMake.make_model.flatMap((item) => {
    const make = decodeMakeModel(item.value)?.make;
    return make && (!makes || makes.includes(make)) ? [{ ...item, make }] : [];
  });
  // A make or body that was already given is not given again by the word after it.
  return [
    ...best(reading.terms.make ? [] : anyMake.make, (item) => beginsName(item.label, begun)).map((item) =>
      complete('make', { make: [item.value] }, item),
    ),
    ...best(models, ({ value }) => beginsModel(value, begun)).map((item) =>
      complete('model', { make: [item.make], make_model: [item.value] }, item),
    ),
    ...best(reading.terms.body ? [] : ownMake.body, (item) => beginsName(item.label, begun)).map((item) =>
      complete('body', { body: [item.value] }, item),
    ),
  ];
}

function unmade(reading: Reading): Reading {
  const { make, make_model, ...terms } = reading.terms;
  return { ...reading, terms };
}

/** How well a name fits: 2 from its beginning, 1 from that of a later word, 0 not at all. */
type Fit = 0 | 1 | 2;

function best<Item extends FacetItem>(items: readonly Item[], fitOf: (item: Item) => Fit): Item[] {
  return items
    .map((item) => ({ item, fit: item.count > 0 ? fitOf(item) : 0 }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || b.item.count - a.item.count || (a.item.label < b.item.label ? -1 : 1))
    .map(({ item }) => item);
}

function beginsName(name: string, begun: string): Fit {
  if (joinName(name).startsWith(begun)) return 2;
  return splitName(name).some((word) => word.startsWith(begun)) ? 1 : 0;
}

/** A model by its own name, or by its make's followed by something of its own. */
function beginsModel(value: string, begun: string): Fit {
  const named = decodeMakeModel(value);
  if (!named) return 0;
  const { make, model } = named;
  const joinedMake = joinName(make);
  if (begun.length > joinedMake.length && joinName(`${make} ${model}`).startsWith(begun)) return 2;
  return beginsName(model, begun);
}
