import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostmaster, findProcesses } from '../../scripts/kills/leftovers.ts';
import { codeOf, type Program } from '../../scripts/kills/program.ts';
import { whenUp } from '../../scripts/kills/server.ts';
import { killProcess } from '../../scripts/kills/targets.ts';
import { type Receivers, startReceivers } from '../../scripts/lead-kills/receivers.ts';
import { LEADS_SITE, type LeadTrial, makeLeadTrial } from '../../scripts/lead-kills/trial.ts';
import { LeadWatch } from '../../scripts/lead-kills/watch.ts';
import { eventually } from '../settled.ts';

let receivers: Receivers;
let trial: LeadTrial;
let program: Program;
let port: number;
beforeAll(async () => {
  receivers = await startReceivers();
  trial = makeLeadTrial(receivers.urls, { WEB_CONCURRENCY: '2', WARM_SITES: '0' });
  program = trial.startServer();
  port = (await whenUp(program))?.port ?? 0;
  expect(port, program.said()).toBeGreaterThan(0);
});
afterAll(async () => {
  for (const pid of trial ? findProcesses(trial.dataDir) : []) killProcess(pid);
  trial?.end();
  await receivers?.close();
});

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

const ask = (path: string, { host = `${LEADS_SITE}.localhost`, over = agent } = {}) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent: over, headers: { Host: `${host}:${port}` } };
    get(options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, body })).on('error', reject);
    }).on('error', reject);
  });

const readMetrics = async () => (await ask('/metrics', { host: 'localhost' })).body;

/** The workers: what the first process started, but for PostgreSQL. */
function findWorkers(): number[] {
  const first = program.child.pid;
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ').map(Number);
  const postgres = findPostmaster(trial.dataDir);
  return children.filter((pid) => pid && pid !== postgres);
}

test('[B14] files and refusals load no stock; the first page does', async () => {
  const isLoaded = async () => (await readMetrics()).includes('forecourt_stock_vehicles{');
  const files = ['/robots.txt', '/favicon.ico', '/manifest.webmanifest', '/api/openapi.json'];
  for (const path of files) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  for (const path of ['/img/320/q75/media/none.jpg', '/assets/none.js']) expect((await ask(path)).status).toBe(404);
  expect(await isLoaded()).toBe(false);
  expect((await ask('/contact')).status).toBe(200);
  expect(await isLoaded()).toBe(true);
});

test('a rate limit is one count over all workers', async () => {
  // 30 a minute by default: each of two workers would let half of them through.
  const callers = Array.from({ length: 50 }, () => new Agent({ keepAlive: true }));
  const answers = await Promise.all(callers.map((over) => ask('/chat', { over })));
  for (const caller of callers) caller.destroy();
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(20);
});

test('[B17] a rolling restart fails no request, and replaces every worker', async () => {
  const before = findWorkers();
  expect(before).toHaveLength(2);
  let asked = 0;
  let isDone = false;
  const failed: unknown[] = [];
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isDone) {
      const { status } = await ask('/contact').catch((error: unknown) => ({ status: error }));
      asked += 1;
      if (status !== 200) failed.push(status);
    }
  });
  program.child.kill('SIGUSR2');
  await eventually('New workers alone', () => {
    const now = findWorkers();
    return now.length === 2 && !now.some((pid) => before.includes(pid));
  });
  isDone = true;
  await Promise.all(visitors);
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(4);
});

test('[G5] workers that are killed lose no acknowledged lead, and are replaced', async () => {
  const watch = new LeadWatch(receivers, { hands: 2, pauseMs: 50, most: 20 });
  watch.sendTo(port);
  for (let kills = 0; kills < 2; kills += 1) {
    const acknowledged = watch.acknowledged;
    await eventually('Further leads', () => watch.acknowledged > acknowledged + 1);
    const [victim] = findWorkers();
    killProcess(victim);
    await eventually('A worker in its place', () => findWorkers().length === 2 && !findWorkers().includes(victim ?? 0));
  }
  const figures = await watch.end(trial.dataDir);
  expect(figures).toMatchObject({ missing: [], twice: [] });
  expect(figures.acknowledged).toBeGreaterThan(3);
});

test('[B14] the metrics are those of all workers, and an end in order leaves nothing', async () => {
  const body = await readMetrics();
  const [, count] = /forecourt_http_requests_total\{method="GET",status="200"\} (\d+)/.exec(body) ?? [];
  expect(Number(count)).toBeGreaterThan(4);
  agent.destroy();
  program.child.kill('SIGTERM');
  expect(await codeOf(program)).toBe(0);
  expect(findProcesses(trial.dataDir)).toEqual([]);
});
