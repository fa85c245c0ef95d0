import type { Reading } from '../../search/phrases/reading.ts';

/** A part of an address that asks for nothing, with what the page says of it. */
export interface Note {
  key: string;
  value: string;
  reason: string;
}

/** Words that were taken out of a phrase go along to the address of its filters under this name, so that the page there names them. */
const LEFT_OUT = 'left_out';
const CANNOT_LEAVE_OUT = 'a search finds what vehicles are or have, and cannot leave any out';

/** What of a phrase is no part of its search, as parameters of the address that it leads to. */
export function notesOf({ leftOut }: Pick<Reading, 'leftOut'>): Pick<Note, 'key' | 'value'>[] {
  return leftOut.map((value) => ({ key: LEFT_OUT, value }));
}

/** What the page names as left out, and why: words as they were typed, other parts as they stand in the address. */
export function leftOutText({ key, value, reason }: Note): { text: string; reason: string } {
  if (key === LEFT_OUT) return { text: value, reason: CANNOT_LEAVE_OUT };
  return { text: `${key}=${value}`, reason };
}

/** "left out: “not white”", behind what a phrase was understood as; empty where nothing was left out. */
export function leftOutLabel({ leftOut }: Pick<Reading, 'leftOut'>): string {
  return leftOut.length > 0 ? `left out: ${leftOut.map((said) => `“${said}”`).join(', ')}` : '';
}

/** What asks for nothing goes along: what was not understood is named by the page that it leads to, and advertisers find their own marks there. */
export function withParameters(href: string, along: readonly { key: string; value: string }[]): string {
  if (along.length === 0) return href;
  const left = new URLSearchParams(along.map(({ key, value }) => [key, value]));
  return `${href}${href.includes('?') ? '&' : '?'}${left}`;
}
