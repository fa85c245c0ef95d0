import { normalise } from './normalise.ts';
import type { Recorded } from './record.ts';

/** A response that differs, as compared; undefined where only the other record has it. */
export interface Difference {
  key: string;
  before: string | undefined;
  after: string | undefined;
}

/** All responses that differ between two records, in the order of the earlier one. */
export async function findDifferences(before: Recorded, after: Recorded): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const key of new Set([...before.answers.keys(), ...after.answers.keys()])) {
    const [was, is] = await Promise.all([textOf(before, key), textOf(after, key)]);
    if (was !== is) differences.push({ key, before: was, after: is });
  }
  return differences;
}

async function textOf({ about, answers }: Recorded, key: string): Promise<string | undefined> {
  const answer = answers.get(key);
  return answer && (await normalise(answer, about));
}
