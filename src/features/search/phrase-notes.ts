import type { VehicleWords } from '../../kernel/stock/vehicle-words.ts';
import type { SearchState } from '../../search/contract.ts';
import type { Reading } from '../../search/phrases/reading.ts';
import { CAPITALS } from '../../search/phrases/spoken-words.ts';

/** A part of an address without effect, with what the page says about it. */
export interface Note {
  key: string;
  value: string;
  reason: string;
}

/**
 * Words that were taken out of a phrase are passed to the address of its filters under this name, so that the page
 * there names them.
 */
const LEFT_OUT = 'left_out';
const CANNOT_LEAVE_OUT = 'search can’t exclude anything yet';

/** A town without vehicles, whose state is searched instead. */
const INSTEAD_OF = 'instead_of';

/** What a phrase's search leaves out, as parameters of the address that it leads to. */
export function buildPhraseNotes({ leftOut, understood }: Said): Pick<Note, 'key' | 'value'>[] {
  return [
    ...leftOut.map((value) => ({ key: LEFT_OUT, value })),
    ...townsOf({ understood }).map((value) => ({ key: INSTEAD_OF, value })),
  ];
}

type Said = Pick<Reading, 'leftOut' | 'understood'>;

function townsOf({ understood }: Pick<Reading, 'understood'>): string[] {
  return understood.flatMap(({ meaning }) => ('insteadOf' in meaning ? (meaning.insteadOf ?? []) : []));
}

/**
 * Splits the notes into the parts of an address that were left out, and the towns that were replaced by their states.
 */
export function pickPhraseNotes(notes: readonly Note[], { terms }: SearchState): { leftOut: Note[]; towns: string[] } {
  const isTown = ({ key, value }: Note): boolean => {
    const states = CAPITALS.find(([city]) => city === value)?.[1];
    return key === INSTEAD_OF && !!states && (terms.state ?? []).some((state) => states.test(state));
  };
  return {
    leftOut: notes.filter((note) => !isTown(note)),
    towns: notes.filter(isTown).map(({ value }) => value),
  };
}

/** "No cars in Brisbane itself. Showing QLD."; null without such a town. */
export function describeTowns(
  towns: readonly string[],
  { terms }: SearchState,
  { many }: Pick<VehicleWords, 'many'>,
): string | null {
  if (towns.length === 0) return null;
  return `No ${many} in ${towns.join(' or ')} itself. Showing ${(terms.state ?? []).join(', ')}.`;
}

/** What the page names as left out, and why: words as typed, other parts as they are in the address. */
export function describeLeftOut({ key, value, reason }: Note): { text: string; reason: string } {
  if (key === LEFT_OUT) return { text: value, reason: CANNOT_LEAVE_OUT };
  return { text: `${key}=${value}`, reason };
}

/**
 * "left out: “not white”", "nothing in Brisbane itself": follows what a phrase was understood as; empty where its
 * search covers all of it.
 */
export function formatNotesLabel({ leftOut, understood }: Said): string {
  const unwanted = leftOut.length > 0 ? [`ignored: ${leftOut.map((said) => `“${said}”`).join(', ')}`] : [];
  return [...unwanted, ...townsOf({ understood }).map((town) => `nothing in ${town} itself`)].join(' · ');
}

/**
 * Parameters without effect are passed along: what was not understood is named by the next page, and advertisers find
 * their own parameters there.
 */
export function withParameters(href: string, along: readonly { key: string; value: string }[]): string {
  if (along.length === 0) return href;
  const left = new URLSearchParams(along.map(({ key, value }) => [key, value]));
  return `${href}${href.includes('?') ? '&' : '?'}${left}`;
}
