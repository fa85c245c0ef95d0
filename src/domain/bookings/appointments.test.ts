import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../places/hours.ts';
import type { OpeningHour } from '../places/location.ts';
import { type AppointmentRules, isOverlapping, listFreeSlots, listSlots, pickNearestSlots } from './appointments.ts';
import { toMoment, toWallClock } from './wall-clock.ts';

const ZONES = [
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
];
const MINUTE = 60_000;
const RULES: AppointmentRules = { slotMinutes: 60, noticeHours: 2, daysAhead: 14, capacity: 1 };

const week = (open: string, close: string, shut: number[] = []): OpeningHour[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    status: shut.includes(weekday) ? 'Closed' : 'Open',
    formated_hours: null,
    open,
    close,
  }));
const place = (time_zone: string, opening_hours: OpeningHour[]) => ({
  id: 7,
  time_zone,
  contact_detail: { opening_hours },
});
const special = (date: string, more: object = {}) => ({
  date,
  name: null,
  status: 'Closed' as const,
  start_hour: null,
  end_hour: null,
  location_id: null,
  ...more,
});
const said = (slots: readonly { date: string; time: string }[]) => slots.map(({ date, time }) => `${date} ${time}`);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('[G2] appointments', () => {
  test('follow the hours of the day, one after another, none that would end after closing time', () => {
    const now = new Date('2026-11-22T20:00:00Z'); // Monday 6 am in Brisbane
    const slots = listSlots(place('Australia/Brisbane', week('08:30', '12:00')), [], { ...RULES, daysAhead: 0 }, now);
    expect(said(slots)).toEqual(['2026-11-23 08:30', '2026-11-23 09:30', '2026-11-23 10:30']);
    expect(slots[0]?.start.toISOString()).toBe('2026-11-22T22:30:00.000Z');
  });

  test('are none on closed days and on holidays, and keep to the hours of a special day', () => {
    const now = new Date('2026-12-23T20:00:00Z'); // Thursday 24 December, 6 am in Brisbane
    const days = [
      special('2026-12-24', { status: 'Open', start_hour: '09:00', end_hour: '11:00' }),
      special('2026-12-25'),
      special('2026-12-26', { location_id: 8 }),
    ];
    const hours = week('09:00', '10:00', [0]);
    const slots = listSlots(place('Australia/Brisbane', hours), days, { ...RULES, daysAhead: 4 }, now);
    expect(said(slots)).toEqual(['2026-12-24 09:00', '2026-12-24 10:00', '2026-12-26 09:00', '2026-12-28 09:00']);
  });

  test('begin after the notice, and end with the horizon', () => {
    const now = new Date('2026-11-23T00:30:00Z'); // Monday 10.30 am in Brisbane
    const at = (rules: Partial<AppointmentRules>) =>
      said(listSlots(place('Australia/Brisbane', week('09:00', '15:00')), [], { ...RULES, ...rules }, now));
    expect(at({ daysAhead: 0, noticeHours: 2 })).toEqual(['2026-11-23 13:00', '2026-11-23 14:00']);
    expect(at({ daysAhead: 0, noticeHours: 4 })).toEqual([]);
    expect(at({ daysAhead: 1, noticeHours: 24 })[0]).toBe('2026-11-24 11:00');
  });

  test.each([
    ['put forward', '2026-10-03T14:00:00Z', 23, 'Australia/Sydney'],
    ['put back', '2026-04-04T13:00:00Z', 25, 'Australia/Sydney'],
    ['put forward by half an hour', '2026-10-03T13:30:00Z', 23, 'Australia/Lord_Howe'],
    ['left alone', '2026-10-03T14:00:00Z', 24, 'Australia/Brisbane'],
  ])('are as many as a day has hours when its clocks are %s', (_, midnight, hours, zone) => {
    const rules = { ...RULES, noticeHours: 0, daysAhead: 0 };
    const slots = listSlots(place(zone, week('00:00', '24:00')), [], rules, new Date(midnight));
    expect(slots).toHaveLength(hours);
    expect(new Set(slots.map(({ start }) => start.getTime())).size).toBe(hours);
  });

  test.each([
    ['close', '00:00', '02:30', ['00:00', '00:30', '01:00', '01:30', '02:00']],
    ['close as it begins', '01:30', '02:00', ['01:30']],
    ['open', '02:30', '04:00', ['02:30', '03:00', '03:30']],
    ['open as it begins', '02:00', '03:30', ['02:00', '02:30', '02:00', '02:30', '03:00']],
    ['open and close', '02:00', '02:30', ['02:00']],
  ])('are at no time of closing where doors %s in the hour that clocks show twice', (_, from, to, times) => {
    const rules = { ...RULES, slotMinutes: 30, noticeHours: 0, daysAhead: 0 };
    const now = new Date('2026-04-04T13:00:00Z'); // Midnight in Sydney
    const slots = listSlots(place('Australia/Sydney', week(from, to)), [], rules, now);
    expect(slots.map(({ time }) => time)).toEqual(times);
  });

  test('over weeks in any zone lie within opening hours, at most touch, and leave no room for another', () => {
    const around = fc
      .integer({ min: 0, max: 5 * 366 })
      .map((days) => new Date(Date.UTC(2024, 0, 1, 3, 17) + days * 24 * 60 * MINUTE));
    const near = fc
      .constantFrom('2026-04-04', '2026-10-03', '2026-03-31', '2026-09-29', '2027-03-30', '2025-09-30')
      .map((day) => new Date(day));
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.oneof(near, around),
        fc.oneof(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 60, max: 190 })),
        fc.oneof(fc.integer({ min: 1, max: 1440 }), fc.integer({ min: 1, max: 90 })),
        fc.integer({ min: 5, max: 240 }),
        fc.integer({ min: 0, max: 72 }),
        (zone, now, from, long, slotMinutes, noticeHours) => {
          const to = Math.min(1440, from + long);
          const rules = { slotMinutes, noticeHours, daysAhead: 9, capacity: 1 };
          const hours = week(clock(from), clock(to), [2]);
          const slots = listSlots(place(zone, hours), [], rules, now);
          for (const [index, { start, end, date, time }] of slots.entries()) {
            expect(start.getTime()).toBeGreaterThanOrEqual(now.getTime() + noticeHours * 60 * MINUTE);
            expect(end.getTime() - start.getTime()).toBe(slotMinutes * MINUTE);
            expect(toWallClock(start, zone)).toEqual({ date, time });
            expect(new Date(date).getUTCDay()).not.toBe(2);
            expect(time >= clock(from) && time < clock(to)).toBe(true);
            if (index > 0) expect(start >= slots[index - 1]!.end).toBe(true);
          }
          // One day in the middle, counted minute by minute.
          const { date, weekday } = addDays(toWallClock(now, zone).date, 5);
          const open = minutesOpen(date, clock(from), clock(to), zone);
          const wanted = weekday === 2 ? 0 : Math.floor(open / slotMinutes);
          expect(slots.filter((slot) => slot.date === date)).toHaveLength(wanted);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** The longest continuous run of minutes in which clocks show opening time. */
function minutesOpen(date: string, from: string, to: string, zone: string): number {
  const begin = Date.parse(`${date}T00:00:00Z`) - 16 * 60 * MINUTE;
  let [longest, run] = [0, 0];
  for (let index = 0; index < 34 * 60; index += 1) {
    const shown = toWallClock(new Date(begin + index * MINUTE), zone);
    run = shown.date === date && shown.time >= from && shown.time < to ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

describe('[G2] what can still be had', () => {
  const now = new Date('2026-11-22T20:00:00Z');
  const slots = listSlots(place('Australia/Brisbane', week('09:00', '13:00')), [], { ...RULES, daysAhead: 0 }, now);
  const seat = (index: number, at = 0) => ({ start: slots[index]!.start, end: slots[index]!.end, seat: at });
  const left = (capacity: number, busy: Partial<Parameters<typeof listFreeSlots>[2]>) =>
    listFreeSlots(slots, capacity, { booked: [], shut: [], ...busy }).map(({ time }) => time);

  test.each([
    ['nothing is in the way', 1, {}, ['09:00', '10:00', '11:00', '12:00']],
    ['one is booked', 1, { booked: [seat(1)] }, ['09:00', '11:00', '12:00']],
    ['one of two is booked', 2, { booked: [seat(1)] }, ['09:00', '10:00', '11:00', '12:00']],
    ['both are booked', 2, { booked: [seat(1), seat(1, 1)] }, ['09:00', '11:00', '12:00']],
    ['the capacity has been lowered', 1, { booked: [seat(1, 1)] }, ['09:00', '10:00', '11:00', '12:00']],
    ['the calendar says no', 2, { shut: [seat(0)] }, ['10:00', '11:00', '12:00']],
  ] as const)('%s', (_, capacity, busy, expected) => {
    expect(left(capacity, busy)).toEqual(expected);
  });

  test('what is busy from the middle of one to the middle of the next is in the way of both', () => {
    const half = 30 * MINUTE;
    const span = { start: new Date(+slots[1]!.start + half), end: new Date(+slots[2]!.start + half) };
    expect(left(1, { shut: [span] })).toEqual(['09:00', '12:00']);
  });

  test('none that is free overlaps what is in the way, and none that is not in the way is left out', () => {
    const span = fc.tuple(fc.integer({ min: -90, max: 330 }), fc.integer({ min: 1, max: 180 })).map(([from, long]) => {
      const start = new Date(slots[0]!.start.getTime() + from * MINUTE);
      return { start, end: new Date(start.getTime() + long * MINUTE), seat: 0 };
    });
    fc.assert(
      fc.property(fc.array(span, { maxLength: 4 }), (booked) => {
        const free = listFreeSlots(slots, 1, { booked, shut: [] });
        const expected = slots.filter((slot) => booked.every((one) => !isOverlapping(one, slot)));
        expect(free).toEqual(expected);
      }),
    );
  });

  test('the nearest to a time are told in their order', () => {
    expect(pickNearestSlots(slots, slots[2]!.start, 2).map(({ time }) => time)).toEqual(['10:00', '11:00']);
    expect(pickNearestSlots([], now, 3)).toEqual([]);
  });
});

describe('clocks on the wall', () => {
  test.each([
    ['2026-10-04', '02:30', 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
    ['2026-10-04', '03:00', 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
    ['2026-04-05', '02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
    ['2026-04-05', '24:00', 'Australia/Adelaide', '2026-04-05T14:30:00.000Z'],
  ])('%s %s in %s', (date, time, zone, expected) => {
    expect(toMoment(date, time, zone, 'first').toISOString()).toBe(expected);
  });

  test('a time that is shown twice has a first and a last', () => {
    expect(toMoment('2026-04-05', '02:30', 'Australia/Sydney', 'last').toISOString()).toBe('2026-04-04T16:30:00.000Z');
  });

  test('every moment is one of those when its own time is shown', () => {
    const minute = fc
      .integer({ min: 0, max: 60 * 24 * 366 * 4 })
      .map((at) => new Date(Date.UTC(2024, 0) + at * MINUTE));
    fc.assert(
      fc.property(minute, fc.constantFrom(...ZONES), (moment, zone) => {
        const { date, time } = toWallClock(moment, zone);
        const found = (['first', 'last'] as const).map((which) => +toMoment(date, time, zone, which));
        expect(found).toContain(+moment);
      }),
      { numRuns: 1000 },
    );
  });
});
