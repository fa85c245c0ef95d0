import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { makeTrial, STOCK_SITE } from '../../scripts/kills/trial.ts';
import { readConfig } from '../../src/app/operations/config.ts';
import { startServer } from '../../src/app/start.ts';
import { createTestDatabase } from '../database.ts';

const ROOT = join(import.meta.dirname, '..', '..');

// The id used to be in the data of every page, and was removed from cached ones by searching for it.
test('a page that went wrong names the request id of the log; a page that went well names none', async () => {
  const trial = makeTrial(1);
  const db = await createTestDatabase();
  const { sitesDir: SITES_DIR, dataDir: DATA_DIR } = trial;
  const env = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: db.url, DATA_DIR, SITES_DIR };
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
  const server = await startServer({ config: readConfig(env, ROOT), log, root: ROOT });
  try {
    const answer = async (path: string) => {
      const known = await server.findContext(STOCK_SITE, path);
      if (!known) throw new Error('The site is not there');
      const findCar = () => Promise.reject(new Error('broken'));
      const stock = { ...known.stock, findCar };
      const requestId = 'id-of-the-request';
      const context = { ...known, requestId, log: log.child({ requestId }), stock };
      return server.answer(new Request(context.url), context);
    };
    const failed = await answer('/cars/any');
    const page = await failed.text();
    expect([failed.status, page.includes('</h1>')]).toEqual([500, true]);
    expect(/<main.*<\/main>/s.exec(page)?.[0]).toContain('id-of-the-request');
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ requestId: 'id-of-the-request' });
    const well = await answer('/search/used-cars');
    expect([well.status, (await well.text()).includes('id-of-the-request')]).toEqual([200, false]);
  } finally {
    await server.close();
    await db.close();
    trial.end();
  }
});
