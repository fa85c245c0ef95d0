import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { editionFeed } from '../../scripts/kills/editions.ts';
import { makeTrial, STOCK_SITE, type Trial } from '../../scripts/kills/trial.ts';
import { readConfig } from '../../src/app/operations/config.ts';
import routes from '../../src/app/routes.ts';
import { applySiteFolders } from '../../src/app/sites/apply.ts';
import { type RunningServer, startServer } from '../../src/app/start.ts';
import type { RequestContext } from '../../src/kernel/request/context.ts';
import { getSessionCookieName } from '../../src/kernel/visitors/auth.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { documentOf, type PlainResponse, sendTo, textOf } from '../http.ts';
import { filled, formIn, type PlainForm, withChoices } from '../plain-form.ts';
import { type Address, type Look, ROUTE_ADDRESSES, WALKED_SITES } from '../samples/route-addresses.ts';
import { sampleStock } from '../samples/sample-stock.ts';
import { type DatabaseLine, layLine } from '../samples/servers/database-line.ts';
import { eventually } from '../settled.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const VEHICLES = 120;
const MINUTE_MS = 60_000;
const log = pino({ level: 'silent' });

let trial: Trial;
let db: TestDatabase;
let line: DatabaseLine;
let server: RunningServer;
/** A Tuesday noon in the west and in the east, when the yards are open. */
let now = new Date('2026-11-24T02:00:00Z');
let preparations = 0;
/** Of each site, before the database goes away. */
const contexts = new Map<string, RequestContext>();

beforeAll(async () => {
  trial = makeTrial(VEHICLES);
  for (const site of WALKED_SITES) cpSync(join(ROOT, 'sites', site), join(trial.sitesDir, site), { recursive: true });
  changeSite('longpaddock', (settings) => {
    settings.gating = { ...(settings.gating as object), checkout: 'open' };
  });
  db = await createTestDatabase();
  line = await layLine(db.url);
  const config = readConfig(
    {
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: line.url,
      DATA_DIR: trial.dataDir,
      SITES_DIR: trial.sitesDir,
    },
    ROOT,
  );
  const prepare = async (database: TestDatabase['database']) => {
    preparations += 1;
    // A start that loses its database once, in the middle of its work, waits for it and repeats that work.
    if (preparations === 1)
      await database.asPlatform((tx) => tx.client.query('select pg_terminate_backend(pg_backend_pid())'));
    await importEdition(database, 0);
    await seedDemo(database, { asOf: now, stockOf: sampleStock });
  };
  server = await startServer({ config, log, root: ROOT, clock: () => now, prepare });
  await server.warmed;
  for (const { slug } of server.addresses) contexts.set(slug, (await server.findContext(slug, '/'))!);
});

afterAll(async () => {
  await server?.close();
  await line?.close();
  await db?.close();
  trial?.end();
});

function changeSite(site: string, change: (settings: Record<string, unknown>) => void): void {
  const file = join(trial.sitesDir, site, 'site.json');
  const document = JSON.parse(readFileSync(file, 'utf8'));
  change(document.settings);
  writeFileSync(file, JSON.stringify(document));
}

async function importEdition(database: TestDatabase['database'], edition: number): Promise<void> {
  const source = Readable.from([Buffer.from(editionFeed(edition, VEHICLES))]);
  await importStock(database, { site: STOCK_SITE, source, now: new Date(), force: true });
}

interface Answer extends PlainResponse {
  type: string;
}

async function send(site: string, path: string, headers = {}, body?: string): Promise<Answer> {
  const host = `${site}.localhost`;
  const [method, origin] = body === undefined ? ['GET', {}] : ['POST', { origin: `http://${host}:${server.port}` }];
  const answer = await sendTo(server.port, host, path, method, { ...origin, ...headers }, body);
  return { ...answer, type: String(answer.headers['content-type'] ?? '') };
}

test('a start whose database goes away meanwhile waits for it', () => {
  expect(preparations).toBe(2);
});

const ask = (path: string) => send(STOCK_SITE, path);
const isReady = async () => (await ask('/readyz')).status === 200;
const whenBack = async () => {
  await line.mend();
  await eventually('readiness', isReady);
};

test('while the database is away lists go on and readiness says so; then changes are followed again', async () => {
  await eventually('readiness', isReady);
  expect((await ask('/search/used-cars')).body).toContain('<span>110 cars</span>');
  await line.cut();
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: 'the database cannot be reached\n' });
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/search/used-cars')).body).toContain('<span>110 cars</span>');
  // Notifications of other processes are missed meanwhile.
  await importEdition(db.database, 1);
  await whenBack();
  const first = 'K000000';
  await eventually('the new stock', async () =>
    (await ask(`/search/used-cars?query=${first}`)).body.includes('<span>1 car</span>'),
  );
});

/** The addresses of each round, with vehicles that no earlier round had. */
function lookAt(at: number): Look {
  return {
    at,
    slugOf: (site) => {
      const slugs = contexts.get(site)!.stock.availableSlugs();
      return slugs[at % slugs.length]!.slug;
    },
  };
}

function askAddress({ site, path, isSignedIn }: Address): Promise<Answer> {
  const name = getSessionCookieName(contexts.get(site)!);
  return send(site, path, isSignedIn ? { cookie: `${name}=${'s'.repeat(32)}.${'d'.repeat(43)}=` } : {});
}

/** A dealer's number in any page of the site. */
const phoneOf = (site: string) => contexts.get(site)!.settings.contact.phone;

describe('[A9] while the database is away', () => {
  test('every route has an address that is asked', () => {
    expect(Object.keys(ROUTE_ADDRESSES).sort()).toEqual(routes.map(({ path = '' }) => path).sort());
  });

  // An uncached page is made from data cached for all pages; it used to be a 500 within a minute.
  test('every kind of page never asked for is answered, or 503 with the phone number, for ten minutes', async () => {
    await line.cut();
    const rows = Object.values(ROUTE_ADDRESSES).flat();
    const answers = new Map<string, number>();
    const wrong: string[] = [];
    for (const row of rows) {
      const address = row(lookAt(1));
      const { status, type, body } = await askAddress(address);
      answers.set(keyOf(row(lookAt(0))), status);
      const isTold = status === 503 && (!type.startsWith('text/html') || body.includes(phoneOf(address.site)));
      if (address.needsDatabase ? !isTold : status >= 500) wrong.push(`${address.path}: ${status} ${type}`);
      if (address.path.startsWith('/api/') && status === 503 && type !== 'application/problem+json')
        wrong.push(`${address.path}: ${type}`);
    }
    expect(wrong).toEqual([]);
    for (let minute = 1; minute <= 10; minute += 1) {
      now = new Date(now.getTime() + MINUTE_MS);
      for (const path of ['', 'search/*', 'cars/:slug', 'locations/:slug', 'models/:slug', '*']) {
        const address = ROUTE_ADDRESSES[path]![0]!(lookAt(minute + 1));
        const { status } = await askAddress(address);
        if (status !== 200) wrong.push(`after ${minute} minutes: ${address.path} ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    await whenBack();
    // What is not a page is not one with the database either.
    for (const row of rows.filter((each) => !each(lookAt(0)).needsDatabase)) {
      const away = answers.get(keyOf(row(lookAt(0))));
      if (away === 200) continue;
      const address = row(lookAt(20));
      const { status } = await askAddress(address);
      if (status !== away) wrong.push(`${address.path}: ${away} while it was away, else ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** Addresses of one row share it, whichever vehicle they name. */
const keyOf = ({ site, path, isSignedIn }: Address) => `${site} ${path} ${isSignedIn}`;

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const MINE = {
  'First Name': 'Sam',
  'Last Name': 'Outage',
  'Email Address': 'sam.outage@shopper.example',
  'Mobile Number': '0412 345 678',
  Postcode: '4000',
};

async function writtenForm(path: string): Promise<PlainForm> {
  const { body } = await send('bluegum', path);
  return filled(withChoices(formIn(documentOf(body))), { ...MINE, Comments: 'Kept for later' });
}

const leads = async () => {
  const { rows } = await db.database.asPlatform((tx) =>
    tx.client.query(`select count(*)::int as count from lead where message = 'Kept for later'`),
  );
  return rows[0].count as number;
};

/** Ways in which the database refuses writes, and how to end each. */
const FAULTS: Record<string, { begin: () => Promise<void>; end: () => Promise<void>; said: string }> = {
  'is away': { begin: () => line.cut(), end: () => line.mend(), said: 'the database cannot be reached\n' },
  'takes no changes': {
    begin: () => readOnly('on'),
    end: () => readOnly('off'),
    said: 'the database can’t be written to: its disk may be full, or it is read-only\n',
  },
};

/** Like a standby; a full disk refuses the same work with another code. */
async function readOnly(value: 'on' | 'off'): Promise<void> {
  const name = new URL(db.url.replace(/@\//, '@x/')).pathname.slice(1);
  await db.database.asPlatform((tx) =>
    tx.client.query(
      `set local transaction_read_only = off; alter database ${name} set default_transaction_read_only = ${value}`,
    ),
  );
  // Open connections keep their initial mode.
  await line.cut();
  await line.mend();
}

describe.each(Object.entries(FAULTS))('[D6] when the database %s', (_, { begin, end, said }) => {
  // Each used to say only that something went wrong, or to send a program plain text.
  test('a form says so with the phone number, keeps what was typed, and is accepted as it was afterwards', async () => {
    const before = await leads();
    const form = await writtenForm('/contact');
    const post = () => send('bluegum', form.action || '/contact', FORM_TYPE, String(form.body));
    await begin();
    const refused = await post();
    expect(refused.status).toBe(503);
    const page = documentOf(refused.body);
    expect(textOf(page.querySelector('.form-errors')!)).toContain(phoneOf('bluegum'));
    expect(page.querySelector('main textarea')?.textContent).toBe('Kept for later');
    expect(page.querySelector('main input[name=last_name]')?.getAttribute('value')).toBe('Outage');

    const { key = '', ...fields } = form.fields;
    const sent = { form: 'contact', key, page: '/contact', fields };
    const api = await send('bluegum', '/api/leads', { 'content-type': 'application/json' }, JSON.stringify(sent));
    expect([api.status, api.type]).toEqual([503, 'application/problem+json']);
    expect(JSON.parse(api.body).detail).toContain(phoneOf('bluegum'));

    expect(await ask('/readyz')).toMatchObject({ status: 503, body: said });
    await end();
    await eventually('readiness', isReady);
    expect((await post()).status).toBe(303);
    expect(await leads()).toBe(before + 1);
  });
});

// Otherwise, the content of a form would be lost with its page.
test('a form whose whole page needs the database is given back to be sent again', async () => {
  const path = `/chat?car=${lookAt(3).slugOf('longpaddock')}`;
  const page = documentOf((await send('longpaddock', path)).body);
  const form = filled(formIn(page, 'main form'), {
    text: 'Is it still there?',
  });
  await line.cut();
  const refused = await send('longpaddock', path, FORM_TYPE, String(form.body));
  const again = formIn(documentOf(refused.body), 'main form');
  await whenBack();
  expect([refused.status, again.action, again.fields]).toEqual([503, path, form.fields]);
  expect((await send('longpaddock', again.action, FORM_TYPE, String(again.body))).status).toBe(303);
});

test('what changed while the database was away is there once it is back; a vehicle’s page is whole again', async () => {
  const path = `/cars/${lookAt(4).slugOf('bluegum')}`;
  await line.cut();
  const partial = await send('bluegum', path);
  expect(partial.status).toBe(200);
  expect(textOf(documentOf(partial.body).querySelector('h1')!)).toMatch(new RegExp(path.split('-')[1]!, 'i'));
  changeSite('bluegum', (settings) => {
    settings.contact = { ...(settings.contact as object), phone: '03 5550 9999' };
  });
  await applySiteFolders(db.database, trial.sitesDir, { error: () => {}, warn: () => {} });
  await whenBack();
  now = new Date(now.getTime() + 10_000);
  await eventually('the new phone number', async () => (await send('bluegum', '/')).body.includes('03 5550 9999'));
  const whole = (await send('bluegum', path)).body;
  expect(wordsIn(whole)).toBeGreaterThan(wordsIn(partial.body));
});

const wordsIn = (html: string) => textOf(documentOf(html).querySelector('main')!).split(' ').length;
