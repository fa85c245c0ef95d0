/** The item of a turn, in a list that begins anew after its last; throws when the list is empty. */
export function takeInTurn<T>(list: readonly T[], turn: number): T {
  const [item] = list.slice(turn % list.length);
  if (item === undefined) throw new Error('There is nothing to take in turn');
  return item;
}
