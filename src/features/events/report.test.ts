import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { countEvents, saveEvent } from '../../db/queries/visitors/events.ts';
import { EVENTS } from '../../kernel/events/events.ts';
import { buildReportRows, formatReport } from './report.ts';
import { getLastDay, parseReportArguments } from './report-arguments.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());

const site = ({ id, group_id } = groups.uno) => db.database.forSite({ groupId: group_id, siteId: id });

test('[I1] the table has every event of the specification under its number, and our own from 1001 on', () => {
  const ids = Object.values(EVENTS).map(({ id }) => id as number);
  expect(ids.toSorted((a, b) => a - b)).toEqual([4, 9, 14, 15, 17, 18, 22, 25, 26, 39, 48, 49, 51, 60, 61, 1001, 1002]);
});

test('[I1] events are counted by kind and by the site’s own day, those of other days and sites left out', async () => {
  const at = (moment: string, event_id: number) => ({
    event_id,
    car_id: null,
    path: '/',
    data: {},
    happened_at: new Date(moment),
  });
  // In Brisbane a day begins at 14:00 UTC.
  const moments = [
    '2031-03-01T13:59:59Z',
    '2031-03-01T14:00:00Z',
    '2031-03-02T13:59:59Z',
    '2031-03-03T13:59:59Z',
    '2031-03-03T14:00:00Z',
  ];
  await site().run(async (tx) => {
    for (const moment of moments) await saveEvent(tx, at(moment, 14));
    await saveEvent(tx, at('2031-03-02T00:00:00Z', 9999));
  });
  await site(groups.dos).run((tx) => saveEvent(tx, at('2031-03-02T00:00:00Z', 14)));
  const days = { from: '2031-03-02', to: '2031-03-03', timeZone: 'Australia/Brisbane' };
  const rows = buildReportRows(await site().run((tx) => countEvents(tx, days)));
  expect(rows.find(({ id }) => id === 14)).toEqual({
    id: 14,
    name: 'enquiry_new',
    count: 3,
    days: { '2031-03-02': 2, '2031-03-03': 1 },
  });
  expect(rows.find(({ id }) => id === 51)).toMatchObject({ name: 'career_enquiry', count: 0 });
  expect(rows.at(-1)).toMatchObject({ id: 9999, name: 'unknown', count: 1 });
  const text = formatReport(rows, { site: 'uno', ...days });
  expect(text).toMatch(/^Events of uno, 2031-03-02 to 2031-03-03\n/);
  expect(text).toMatch(/^ {2}14 {2}enquiry_new +3$/m);
  expect(text).toContain('  2031-03-02\n    enquiry_new 2\n    unknown 1\n  2031-03-03\n    enquiry_new 1\n');
});

test('[I1] a site where nothing happened says so', () => {
  expect(formatReport(buildReportRows([]), { site: 'uno', from: 'a', to: 'b' })).toContain('No events on these days');
});

describe('what the report is asked for', () => {
  const now = new Date('2026-11-20T20:00:00Z');
  const read = (words: string) => parseReportArguments(words.split(' '), now);

  test('days are the last thirty until today, where the site is, unless told', () => {
    const args = read('report --site harbour');
    expect(args).toEqual({ site: 'harbour', from: '2026-10-21', to: '', isJson: false });
    expect(getLastDay(args, now, 'Australia/Brisbane')).toBe('2026-11-21');
    const told = read('report --from 2026-01-01 --to 2026-01-31 --site harbour --json');
    expect(told).toEqual({ site: 'harbour', from: '2026-01-01', to: '2026-01-31', isJson: true });
  });

  test.each([
    ['count', /no command count/],
    ['report', /Which site/],
    ['report --site a --from 2026-02-30', /--from needs a day/],
    ['report --site a --to', /--to needs a day/],
    ['report --site a --from 2026-02-02 --to 2026-02-01', /2026-02-01 is before 2026-02-02/],
    ['report --site a --all', /no option --all/],
  ])('%s is refused', (words, reason) => {
    expect(() => read(words)).toThrow(reason);
  });
});
