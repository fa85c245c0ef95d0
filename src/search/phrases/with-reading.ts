import { COUNTED_KEYS, type CountedKey, RANGE_KEYS, type RangeKey, type SearchState } from '../contract.ts';
import { findList, findSpan } from '../facets.ts';
import { canonicaliseState } from '../state.ts';
import type { Reading } from './reading.ts';

interface Subject {
  terms: CountedKey[];
  ranges: RangeKey[];
}

/** Filters by subject: what a phrase says about a subject replaces all earlier filters on it. */
const SUBJECTS: readonly Subject[] = subjectsOfTable();

function subjectsOfTable(): Subject[] {
  const subjects = new Map<string, Subject>();
  const subjectOf = (name: string): Subject => {
    const subject = subjects.get(name) ?? { terms: [], ranges: [] };
    subjects.set(name, subject);
    return subject;
  };
  for (const key of COUNTED_KEYS) subjectOf(findList(key).subject ?? key).terms.push(key);
  for (const key of RANGE_KEYS) subjectOf(findSpan(key).subject ?? key).ranges.push(key);
  return [...subjects.values()];
}

/**
 * The state with what was understood in place of its query, on page 1. Filters on a subject replace the earlier ones on
 * that subject.
 */
export function withReading(state: SearchState, reading: Reading): SearchState {
  const terms = { ...state.terms };
  const ranges = { ...state.ranges };
  for (const subject of SUBJECTS) {
    const isSaid = subject.terms.some((key) => reading.terms[key]) || subject.ranges.some((key) => reading.ranges[key]);
    if (!isSaid) continue;
    for (const key of subject.terms) delete terms[key];
    for (const key of subject.ranges) delete ranges[key];
  }
  return canonicaliseState({
    ...state,
    query: reading.rest,
    page: 1,
    sortBy: reading.sortBy ?? state.sortBy,
    terms: { ...terms, ...reading.terms },
    ranges: { ...ranges, ...reading.ranges },
  });
}
