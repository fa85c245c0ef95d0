import type { Problem } from './problem.ts';

export const checkListed = (path: string, value: string, list: readonly string[]): Problem[] =>
  list.includes(value)
    ? []
    : [
        {
          path,
          reason: `"${value}" is not in the list beside it`,
          suggestion: `It can be ${list.map((word) => `"${word}"`).join(', ')}.`,
        },
      ];

/** `low` must be below `high`; null is unknown. */
export const checkOrder = (path: string, low: number | null, high: number | null): Problem[] =>
  low === null || high === null || low < high
    ? []
    : [{ path, reason: `its lowest ${low} is not under its highest ${high}`, suggestion: null }];

export const checkAtLeast = (path: string, value: number | null, least: number | null, because: string): Problem[] =>
  value === null || least === null || value >= least
    ? []
    : [{ path, reason: `${value} is below ${least}: ${because}`, suggestion: null }];

export const checkPresent = (path: string, missing: boolean, because: string): Problem[] =>
  missing ? [{ path, reason: `is required because ${because}`, suggestion: null }] : [];

/** A divisor must not be 0. */
export const checkAboveZero = (path: string, value: number | null): Problem[] =>
  value === null || value > 0 ? [] : [{ path, reason: 'must be above 0', suggestion: null }];
