import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import type { Lead } from '../../../domain/leads/lead.ts';
import { bookAppointment, listBookedTimes, type WantedAppointment } from './appointments.ts';
import { listLeads, saveLead } from './leads.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());

const site = ({ id, group_id } = groups.uno) => db.database.forSite({ groupId: group_id, siteId: id });
const HOUR = 3_600_000;
const NOON = new Date('2026-11-24T02:00:00Z');
const at = (from: number, long = 1): Pick<WantedAppointment, 'start_at' | 'end_at'> => ({
  start_at: new Date(NOON.getTime() + from * HOUR),
  end_at: new Date(NOON.getTime() + (from + long) * HOUR),
});

let sent = 0;
/** A lead and its appointment in one transaction, as a form makes them: neither is saved when the time is taken. */
async function book(wanted: Partial<WantedAppointment>, of = groups.uno): Promise<boolean> {
  const taken = new Error('taken');
  const key = `sending ${sent++}`;
  const work = site(of).run(async (tx) => {
    const { id } = await saveLead(tx, {
      lead: { category: 'Test Drive' } as Lead,
      answers: {},
      consent: [],
      campaign: {},
      idempotency_key: key,
      created_at: NOON,
      routes: { destinations: [], confirmation: { send: 'off' } },
    });
    const all = {
      lead_id: id,
      location_id: 0,
      car_id: null,
      capacity: 1,
      time_zone: 'Australia/Perth',
      ...at(0),
    };
    if (!(await bookAppointment(tx, { ...all, ...wanted }))) throw taken;
    return true;
  });
  return work.catch((error) => {
    if (error !== taken) throw error;
    return false;
  });
}
const booked = (location_id: number, car_id: number | null = null) =>
  site().run((tx) => listBookedTimes(tx, { location_id, car_id }, NOON, new Date('2100-01-01')));

test.each([1, 3])(
  '[G2] of fifty who book one time at once, as many have it as the location has room for: %i',
  async (capacity) => {
    const location_id = 100 + capacity;
    const sites = [groups.uno, groups.dos];
    const leads = async () =>
      (await Promise.all(sites.map((one) => site(one).run((tx) => listLeads(tx, NOON))))).flat().length;
    const before = await leads();
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, one) => book({ location_id, capacity }, sites[one % 2])),
    );
    expect(all.filter(Boolean)).toHaveLength(capacity);
    expect((await booked(location_id)).map(({ seat }) => seat)).toEqual([0, 1, 2].slice(0, capacity));
    // No lead claims a time that it did not get.
    expect((await leads()) - before).toBe(capacity);
  },
);

test('[G2] a vehicle is out with one shopper at a time, wherever there is room', async () => {
  const all = await Promise.all(
    Array.from({ length: 20 }, () => book({ location_id: 200, car_id: groups.alfaCarId, capacity: 20 })),
  );
  expect(all.filter(Boolean)).toHaveLength(1);
  expect(await book({ location_id: 201, car_id: groups.alfaCarId })).toBe(false);
  expect(await book({ location_id: 201, car_id: groups.alfaCarId, ...at(1) })).toBe(true);
  expect(await booked(200, groups.alfaCarId)).toHaveLength(2);
});

test('[G2] of concurrent bookings no two get the same seat and time, and none is refused needlessly', async () => {
  let location_id = 300;
  const wish = fc.record({
    from: fc.integer({ min: 0, max: 5 }),
    long: fc.integer({ min: 1, max: 3 }),
    car_id: fc.option(fc.integer({ min: 900, max: 902 }), { nil: null }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(wish, { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 1, max: 2 }),
      async (wishes, capacity) => {
        location_id++;
        const cars = (id: number | null) => id && id + location_id * 1_000;
        const wanted = wishes.map(({ from, long, car_id }) => ({
          location_id,
          capacity,
          car_id: cars(car_id),
          ...at(from, long),
        }));
        const had = await Promise.all(wanted.map((one) => book(one)));
        const times = await booked(location_id);
        expect(times).toHaveLength(had.filter(Boolean).length);
        const clash = (a: (typeof times)[number], b: (typeof times)[number]) => a.start < b.end && b.start < a.end;
        for (const [index, one] of times.entries())
          for (const other of times.slice(index + 1)) {
            expect(one.seat === other.seat && clash(one, other)).toBe(false);
            expect(one.car_id !== null && one.car_id === other.car_id && clash(one, other)).toBe(false);
          }
        for (const [index, one] of wanted.entries()) {
          if (had[index]) continue;
          const span = { start: one.start_at, end: one.end_at } as (typeof times)[number];
          const inTheWay = times.filter((time) => clash(time, span));
          const isOut = inTheWay.some(({ car_id }) => one.car_id !== null && car_id === one.car_id);
          expect(isOut || new Set(inTheWay.map(({ seat }) => seat)).size === capacity).toBe(true);
        }
      },
    ),
    { numRuns: 15 },
  );
});
