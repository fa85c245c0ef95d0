import { formatDate, formatThousands } from '../text/format.ts';
import { getVehicleNouns } from '../vehicle/wording.ts';
import type { Appraisal } from './market.ts';
import type { Subject } from './market-vehicle.ts';

const DAY_MS = 86_400_000;

export interface Moment {
  now: Date;
  timeZone: string;
}

/**
 * Sentences for the evidence behind an appraisal: how many vehicles, which, where, from when, and how their prices were
 * adjusted (D13).
 */
export function describeEvidence(subject: Subject, appraisal: Appraisal, moment: Moment): string {
  const vehicles = appraisal.comparables.map(({ vehicle }) => vehicle);
  const { many } = getVehicleNouns({ kind: 'car', nouns: null }, subject.item_type);
  const which =
    appraisal.nearness === 'model'
      ? `${subject.make} ${subject.model}`
      : `other ${subject.make} ${subject.body} models`;
  const facts = [
    which,
    spanOf(
      vehicles.map(({ year }) => year),
      (from, to) => (from === to ? `built ${from}` : `built ${from} to ${to}`),
    ),
    spanOf(
      vehicles.map(({ km }) => km),
      (from, to) => `${inThousands(from, Math.floor)} to ${inThousands(to, Math.ceil)} km`,
    ),
    `advertised by us${placesOf(vehicles)} ${sinceWhen(vehicles, moment)}`,
  ];
  return (
    `Based on ${vehicles.length} comparable ${many}: ${facts.filter(Boolean).join(', ')}. ` +
    'Adjusted for kilometres, age and grade. The range covers the middle 80% of these prices. ' +
    `Updated ${formatDate(moment.now, moment.timeZone)}. A guide, not a valuation.`
  );
}

const inThousands = (km: number, round: (value: number) => number) => formatThousands(round(km / 1000) * 1000);

function spanOf(values: readonly (number | null)[], say: (from: number, to: number) => string): string | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : say(Math.min(...known), Math.max(...known));
}

/** " in NSW and QLD". */
function placesOf(vehicles: readonly { state: string | null }[]): string {
  const states = [...new Set(vehicles.flatMap(({ state }) => (state === null ? [] : [state])))].sort();
  if (states.length === 0) return '';
  return ` in ${[states.slice(0, -1).join(', '), states.at(-1)].filter(Boolean).join(' and ')}`;
}

function sinceWhen(vehicles: readonly { daysAgo: number }[], { now, timeZone }: Moment): string {
  const oldest = Math.max(...vehicles.map(({ daysAgo }) => daysAgo));
  if (oldest < 1) return 'now';
  return `now or sold since ${formatDate(new Date(now.getTime() - oldest * DAY_MS), timeZone)}`;
}
