/** As many as a visitor can save. */
const MAX_IDS = 100;

export type IdsResult = { kind: 'ids'; ids: number[] } | { kind: 'wrong'; detail: string };

/** Parses `ids=3,17,5`: whole numbers above 0, each once, at most a hundred of them. */
export function parseIds(text: string | null): IdsResult {
  if (!text) return { kind: 'wrong', detail: 'is missing: give vehicle ids, as in ids=3,17' };
  const parts = [...new Set(text.split(','))];
  if (parts.length > MAX_IDS)
    return {
      kind: 'wrong',
      detail: `names ${parts.length} vehicles; the limit is ${MAX_IDS}`,
    };
  const odd = parts.find((part) => !/^[1-9]\d{0,14}$/.test(part));
  if (odd !== undefined) return { kind: 'wrong', detail: `holds "${odd.slice(0, 40)}", which is not a vehicle id` };
  return { kind: 'ids', ids: parts.map(Number) };
}
