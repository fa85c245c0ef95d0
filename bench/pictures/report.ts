import type { Answered } from './asker.ts';

/** A latency target: the share of responses of a type that must arrive within the limit. */
export interface Promised {
  type: RegExp;
  share: number;
  withinMs: number;
}

let workedBefore = 0;

/**
 * CPU time of this process, which is the server, on all cores since the last call: on a busy machine that is more
 * reliable than the clock.
 */
export function workedMs(): number {
  const { user, system } = process.cpuUsage();
  const worked = (user + system) / 1000;
  const since = worked - workedBefore;
  workedBefore = worked;
  return since;
}

/** The smallest value that is not below the given share of all. */
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] as number;

/** Prints how long responses took and the CPU time of the server. A missed target makes the bench fail. */
export function report(what: string, answers: Answered[], { type, share, withinMs }: Promised, worked?: number): void {
  const times = answers.map(({ ms }) => ms);
  const bad = answers.filter((answer) => answer.status !== 200 || !type.test(answer.type));
  const taken = quantile(times, share);
  const isKept = bad.length === 0 && taken <= withinMs;
  if (!isKept) process.exitCode = 1;
  const figures = [
    `median ${quantile(times, 0.5).toFixed(0)} ms`,
    `${share === 1 ? 'longest' : `p${share * 100}`} ${taken.toFixed(0)} ms (promised: ${withinMs})`,
    worked === undefined ? '' : `${worked.toFixed(0)} ms of work`,
    ...wrongOnes(bad),
    isKept ? '' : 'NOT KEPT',
  ];
  console.log(`${what.padEnd(62)} ${figures.filter(Boolean).join(', ')}`);
}

const wrongOnes = (bad: Answered[]) =>
  [...Map.groupBy(bad, ({ status, type }) => `${status} ${type}`)].map(([kind, { length }]) => `${length} x ${kind}`);
