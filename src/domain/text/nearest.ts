import { numberAt } from '../tables/number-at.ts';

/** The number of single-letter edits and swaps of neighbouring letters from one word to the other. */
export function computeEditDistance(from: string, to: string): number {
  let before = new Uint32Array(to.length + 1);
  let last = before.map((_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = new Uint32Array(to.length + 1);
    row[0] = i;
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const cost = Math.min(numberAt(last, j) + 1, numberAt(row, j - 1) + 1, numberAt(last, j - 1) + (same ? 0 : 1));
      row[j] = swapped ? Math.min(cost, numberAt(before, j - 2) + 1) : cost;
    }
    [before, last] = [last, row];
  }
  return numberAt(last, to.length);
}

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** The known word that is most similar, ignoring letter case and punctuation; undefined when none is close. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const target = plain(word);
  const near = known
    .map((candidate) => ({
      candidate,
      distance: computeEditDistance(target, plain(candidate)),
      start: commonStart(target, plain(candidate)),
    }))
    .sort((a, b) => a.distance - b.distance || b.start - a.start)[0];
  return near && near.distance <= Math.max(1, Math.floor(target.length * 0.4)) ? near.candidate : undefined;
}
