import { expect, test } from 'vitest';
import { createMetrics } from '../operations/metrics.ts';
import { Calls } from './calls.ts';
import type { WorkerDuties } from './duties.ts';
import { TotalMetrics } from './total-metrics.ts';

function makeWorker(requests: number) {
  const metrics = createMetrics();
  metrics.requests.inc({ method: 'GET', status: '200' }, requests);
  metrics.stockVehicles.set({ site: '1' }, 40);
  const port = { send: () => {}, on: () => {} };
  const calls = new Calls<WorkerDuties>(port, {});
  calls.call = (() => metrics.registry.getMetricsAsJSON()) as unknown as typeof calls.call;
  return calls;
}

test('[B14] counters are added up over workers, ended ones too; indexes of one stock are not', async () => {
  const totals = new TotalMetrics(createMetrics().registry);
  const workers = new Map([
    [1, makeWorker(3)],
    [2, makeWorker(4)],
  ]);
  const counted = 'forecourt_http_requests_total{method="GET",status="200"} 7';
  const before = await totals.readText(workers);
  expect(before).toContain(counted);
  expect(before).toContain('forecourt_stock_vehicles{site="1"} 40');
  await totals.end(1);
  workers.delete(1);
  expect(await totals.readText(workers)).toContain(counted);
});
