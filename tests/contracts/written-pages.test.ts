import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOwnPage } from '../../src/app/own-page/load.ts';
import { applySiteFolders } from '../../src/app/sites/apply.ts';
import { SiteRegistry } from '../../src/app/sites/registry.ts';
import { listSitemapEntries } from '../../src/features/site-files/crawlers/sitemap-entries.ts';
import { loadChrome } from '../../src/kernel/chrome/load.ts';
import type { ContentPageModel } from '../../src/kernel/content/model.ts';
import type { RequestContext } from '../../src/kernel/request/context.ts';
import { createAnonymousVisit } from '../../src/kernel/request/visit.ts';
import { LiveStock } from '../../src/stock/live/live-stock.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { sampleSiteStock } from '../samples/site.ts';
import { SAMPLE_NOW } from '../samples/stock.ts';
import { eventually } from '../settled.ts';

let db: TestDatabase;
let folder: string;
let sites: SiteRegistry;
let stock: LiveStock;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, 'alpha', path)), { recursive: true });
  writeFileSync(join(folder, 'alpha', path), text);
};
const apply = async () => {
  const problems: string[] = [];
  const log = { error: (line: string) => problems.push(line), warn: (line: string) => problems.push(line) };
  return { ...(await applySiteFolders(db.database, folder, log)), problems };
};

const SITE = {
  group: { slug: 'alpha-group', name: 'Alpha' },
  settings: {
    brand: { name: 'Alpha Cars' },
    contact: { phone: '07 5550 1234' },
    navigation: { header: [{ kind: 'link', label: 'Sale', href: '/pages/sale' }] },
    pages: { standard: ['faqs', 'fleet', 'used-car-return'], postsPerPage: 2 },
  },
};

beforeAll(async () => {
  db = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-pages-'));
  write('site.json', JSON.stringify(SITE));
  for (const day of ['01', '02', '03'])
    write(`posts/post-${day}.md`, `---\nheading: Post ${day}\ndate: 2026-11-${day}\nauthor: Ana Pohl\n---\nWords.`);
  write('posts/later.md', '---\nheading: Later\ndate: 2027-01-01\n---\nNot yet.');
  write('pages/over.md', '---\ntitle: Over\nexpiry: 2026-01-31\n---\nOver.');
  expect((await apply()).problems).toEqual([]);
  stock = new LiveStock({ database: db.database, clock: () => SAMPLE_NOW, onError: () => {} });
  sites = new SiteRegistry({
    database: db.database,
    stock,
    log: pino({ level: 'silent' }),
    hasLocalHosts: true,
  });
  await stock.listen();
  await sites.start();
});

afterAll(async () => {
  sites.stop();
  stock.stop();
  await db.close();
  rmSync(folder, { recursive: true });
});

async function request(path: string): Promise<RequestContext> {
  const known = sites.find('alpha.localhost');
  const site = known && (await sites.open(known));
  if (!site) throw new Error('alpha is not there');
  const { id, groupId, slug, settings, settingsVersion, changedAt, db: scoped } = site;
  return {
    site: { id, groupId, settingsVersion, changedAt, origin: 'https://alpha.example', storageName: slug },
    settings,
    db: scoped,
    stock: sampleSiteStock([]),
    now: SAMPLE_NOW,
    url: new URL(path, 'https://alpha.example'),
    visit: createAnonymousVisit(),
    requestId: 'id',
  } as unknown as RequestContext;
}

/** The page at a path and its kind; or the status, and where it redirects. */
async function pageAt(path: string) {
  const context = await request(path);
  const answer = await loadOwnPage(new Request(context.url), context).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') };
  return (answer as { data: { kind: string; page: ContentPageModel } }).data;
}
const contentAt = async (path: string) => (await pageAt(path)) as { kind: string; page: ContentPageModel };

test('[H9] a page goes live without a restart, is in the menu then, and is gone when its file is', async () => {
  expect(await pageAt('/pages/sale')).toMatchObject({ status: 404 });
  expect((await loadChrome(await request('/'))).nav).toEqual([]);
  write('pages/pages/sale.md', '---\ntitle: Sale\n---\nCall {{dealerName}}.');
  await apply();
  await eventually('the page', async () => 'kind' in (await pageAt('/pages/sale')));
  const { kind, page } = await contentAt('/pages/sale');
  expect([kind, page.heading, page.blocks]).toEqual([
    'content',
    'Sale',
    [{ kind: 'text', heading: null, html: '<p>Call Alpha Cars.</p>' }],
  ]);
  expect((await loadChrome(await request('/'))).nav.map(({ label }) => label)).toEqual(['Sale']);
  expect(await pageAt('/pages/sale/')).toEqual({ status: 301, to: '/pages/sale' });
  rmSync(join(folder, 'alpha/pages/pages/sale.md'));
  await apply();
  await eventually('that the page is gone', async () => 'status' in (await pageAt('/pages/sale')));
});

test('[H9] a page with a fault is refused with its file and place, and what was live stays', async () => {
  write('pages/about-us.md', '---\ntitle: About\n---\nCall {{phoen}}.');
  const { refused, problems } = await apply();
  expect(refused).toEqual(['alpha']);
  expect(problems).toEqual([
    'sites/alpha/pages/about-us.md: blocks[0].body: {{phoen}} is not a placeholder. Did you mean {{phone}}?',
  ]);
  expect((await contentAt('/faqs')).page.heading).toBe('Frequently asked questions');
  rmSync(join(folder, 'alpha/pages/about-us.md'));
  await apply();
});

test('[H9] the figures of a policy are those of the settings, and questions are told as FAQPage', async () => {
  const { page } = await contentAt('/used-car-return');
  expect(page.heading).toBe('14-day money back or exchange');
  expect(JSON.stringify(page.blocks)).toMatch(
    /14 days of delivery.*no more than 500 km.*at least a quarter tank of fuel/,
  );
  const faqs = (await contentAt('/faqs')).page;
  const told = faqs.head.jsonLd?.find((each) => each['@type'] === 'FAQPage');
  expect(JSON.stringify(told)).toContain('over 7 years old or over 100,000 km');
  expect(faqs.breadcrumb.map(({ label, position }) => `${position} ${label}`)).toEqual([
    '1 Home',
    '2 Frequently asked questions',
  ]);
});

test('[H9] pages that come with the platform promise only what the site has', async () => {
  const slugs = ['faqs', 'fleet', 'used-car-return', 'privacy-policy', 'cookie-policy', 'terms-and-conditions'];
  const applyWith = async (given: object) => {
    const { settings } = SITE;
    const pages = { ...settings.pages, standard: slugs };
    write('site.json', JSON.stringify({ ...SITE, settings: { ...settings, pages, ...given } }));
    expect((await apply()).problems).toEqual([]);
  };
  const wordsAt = async (path: string) => JSON.stringify((await contentAt(path)).page.blocks);
  const PROMISES = [
    ['/faqs', 'How firm is the estimate?'],
    ['/terms-and-conditions', 'Valuations'],
    ['/terms-and-conditions', 'A deposit takes'],
    ['/privacy-policy', 'signed in'],
    ['/cookie-policy', 'signed in'],
  ] as const;
  const promised = async () =>
    (await Promise.all(PROMISES.map(async ([path, words]) => (await wordsAt(path)).includes(words)))).join();
  await applyWith({ tradeIn: { show: 'hidden' }, vehicle: { reserve: { mode: 'off' } } });
  await eventually('the pages', async () => 'kind' in (await pageAt('/privacy-policy')));
  await eventually('nothing of it', async () => (await promised()) === 'false,false,false,false,false');
  expect(await wordsAt('/faqs')).toContain('I still owe money on it');
  expect(await wordsAt('/cookie-policy')).toMatch(/until it’s sent.*until you change it.*<\/table>/);
  await applyWith({ visitors: { signIn: 'on' }, vehicle: { reserve: { mode: 'checkout' } } });
  await eventually('all of it', async () => (await promised()) === 'true,true,true,true,true');
  expect(await wordsAt('/cookie-policy')).toMatch(/signed in.*until you change it.*<\/table>/);
  write('site.json', JSON.stringify(SITE));
  await apply();
  await eventually('the site as it was', async () => 'status' in (await pageAt('/privacy-policy')));
});

test('[H9] a form and what is written for its address share one page', async () => {
  const found = (await pageAt('/fleet')) as unknown as {
    kind: string;
    page: { heading: string; written: unknown };
  };
  expect([found.kind, found.page.heading]).toEqual(['enquiry', 'Fleet']);
  expect(found.page.written).toMatchObject({ blocks: [{ kind: 'text' }] });
});

test('[H9] a page whose time is over, and one of no site, are not there', async () => {
  expect(await pageAt('/over')).toMatchObject({ status: 404 });
  expect(await pageAt('/terms-and-conditions')).toMatchObject({ status: 404 });
  expect(await pageAt('/home')).toMatchObject({ status: 404 });
});

test('[H11] posts come latest first, a page of them at a time, each with its day, and none before it', async () => {
  const cardsAt = async (path: string) => {
    const [block] = (await contentAt(path)).page.blocks;
    return block?.kind === 'posts' ? block.section.items.map(({ heading, date }) => `${heading}, ${date.text}`) : [];
  };
  expect(await cardsAt('/blog')).toEqual(['Post 03, 03/11/2026', 'Post 02, 02/11/2026']);
  expect(await cardsAt('/blog?page=2')).toEqual(['Post 01, 01/11/2026']);
  expect(await pageAt('/blog?page=3')).toEqual({ status: 302, to: '/blog?page=2' });
  expect(await pageAt('/blog?page=1')).toEqual({ status: 302, to: '/blog' });
  expect(await pageAt('/blog/later')).toMatchObject({ status: 404 });
  const { page } = await contentAt('/blog/post-02');
  expect(page.byline).toEqual({ date: { iso: '2026-11-02', text: '02/11/2026' }, author: 'Ana Pohl' });
  expect(page.head.jsonLd?.find((each) => each['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Post 02',
    datePublished: '2026-11-02',
    author: { '@type': 'Person', name: 'Ana Pohl' },
  });
});

test('[H11] beside a post stand the next ones, and vehicles of the list that it names', async () => {
  const { page } = await contentAt('/blog/post-02');
  expect(page.beside?.next.map(({ heading }) => heading)).toEqual(['Post 01', 'Post 03']);
  expect(page.beside?.stock.more?.label).toBe('See all cars');
  expect((await contentAt('/blog')).page.beside).toBeNull();
});

test('[H9] [H11] the sitemap names pages, posts and reviews once each', async () => {
  const paths = (await listSitemapEntries(await request('/sitemap.xml'))).map(({ path }) => path);
  for (const path of ['/faqs', '/used-car-return', '/fleet', '/blog', '/blog/post-01', '/reviews'])
    expect(paths.filter((each) => each === path)).toEqual([path]);
  expect(paths).not.toContain('/blog/later');
  expect(paths).not.toContain('/over');
});

test('[H6] without reviews the page of them says so, and search engines are kept from it', async () => {
  const { page } = await contentAt('/reviews');
  expect([page.blocks.map(({ kind }) => kind), page.head.robots]).toEqual([['reviews'], 'noindex, follow']);
  expect(page.intro).toMatch(/^No reviews yet/);
});
