import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { createRecordedLog } from '../../../tests/samples/log.ts';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import { eventually } from '../../../tests/settled.ts';
import { openQueue } from '../../db/job-queue.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import type { LiveSite } from '../sites/registry.ts';
import { getQueueName, type ScheduledTask, startScheduler } from './scheduler.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const SITES = ['uno', 'dos', 'tres'].map(
  (slug, at) => ({ id: at + 1, groupId: 1, slug, hosts: [], settings: sampleSettings() }) as unknown as LiveSite,
);

let db: TestDatabase;
/** As in two processes. */
let queues: PgBoss[] = [];
const { log, lines } = createRecordedLog();
beforeAll(async () => {
  db = await createTestDatabase();
  queues = [await openQueue(db.database, log), await openQueue(db.database, log)];
});
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.stop({ timeout: 1_000 })));
  await db.close();
});

const findById = (siteId: number) => SITES.find(({ id }) => id === siteId);
/** The sites whose stock was loaded. */
const loaded: number[] = [];

const start = (queue: PgBoss, tasks?: ScheduledTask[]) =>
  startScheduler(
    queue,
    {
      database: db.database,
      sites: {
        list: () => SITES,
        findById,
        read: async ({ id }) => findById(id)!,
        open: async ({ id }) => findById(id)!,
      },
      stock: {
        load: async (siteId: number) => {
          loaded.push(siteId);
          return { version: siteId };
        },
      } as unknown as LiveStock,
      clock: () => NOW,
      config: { LOCAL_HOSTS: true, PORT: 3000, database: { dataDir: '/nowhere' } },
      log,
    },
    tasks,
  );

test('a task is done once for every site, however many processes run; one failure stops no other site', async () => {
  const done: [string, Date][] = [];
  const task: ScheduledTask = {
    name: 'counting',
    cron: '0 0 1 1 *',
    run: async ({ site, now }) => {
      done.push([site.origin, now]);
      if (site.id === 2) throw new Error('the yard is closed');
      return { counted: site.id };
    },
  };
  for (const queue of queues) await start(queue, [task]);
  const id = await queues[0]!.send(getQueueName(task), {});
  const stateOf = async () => (await queues[0]!.findJobs(getQueueName(task), { id: id ?? '' }))[0]?.state;
  await eventually('the end of the job', async () => (await stateOf()) === 'completed');
  expect(done).toEqual(SITES.map(({ slug }) => [`http://${slug}.localhost:3000`, NOW]));
  expect(lines).toMatchObject([
    { level: 30, site: 'uno', feature: 'schedule', task: 'counting', counted: 1 },
    { level: 50, site: 'dos', task: 'counting', err: { message: 'the yard is closed' } },
    { level: 30, site: 'tres', counted: 3 },
  ]);
});

test('only the sites that a task names are read, and the stock of those that need it is loaded', async () => {
  const done: [string, number | null][] = [];
  const task: ScheduledTask = {
    name: 'polishing',
    cron: '0 0 1 1 *',
    // One that this process does not know yet is left to the others.
    findSites: async () => [3, 1, 9],
    run: async ({ site }, loadStock) => {
      done.push([site.storageName, site.id === 1 ? (await loadStock()).version : null]);
      return 0;
    },
  };
  await start(queues[0]!, [task]);
  await queues[0]!.send(getQueueName(task), {});
  await eventually('the end of the job', () => done.length === 2);
  expect(done).toEqual([
    ['tres', null],
    ['uno', 1],
  ]);
  expect(loaded).toEqual([1]);
});

test('all tasks are in the schedule, each at its time', async () => {
  for (const queue of queues) await start(queue);
  const schedules = (await queues[0]!.getSchedules()).filter(
    ({ name }) => !['task-counting', 'task-polishing'].includes(name),
  );
  expect(schedules.map(({ name, cron, options }) => [name, cron, options?.missed])).toEqual([
    ['task-alerts', '*/30 * * * *', 'skip'],
    ['task-payments', '* * * * *', 'skip'],
    ['task-retention', '30 16 * * *', 'once'],
    ['task-sign-ins', '*/10 * * * *', 'skip'],
    ['task-unfinished-leads', '* * * * *', 'skip'],
  ]);
});
