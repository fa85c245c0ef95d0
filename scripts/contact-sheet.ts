import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { brandsOfDemoSites } from './gallery/sites.ts';

/**
 * Takes screenshots of the main pages of all demo sites at three widths in both themes, and puts those of a theme on
 * one sheet: `npm run contact-sheet`. The demo has to run (`npm start`); DEMO gives its port (3000), CHROMIUM the
 * browser's path, SITES, PAGES and THEMES what to take (all). The output is in `contact-sheet/`, which git ignores.
 */
const FOLDER = join(process.cwd(), 'contact-sheet');
const port = process.env.DEMO ?? '3000';
const WIDTHS = [390, 768, 1440] as const;
const THEMES = ['light', 'dark'] as const;
/** Pixels of a page on the sheet. */
const CELL = { width: 200, height: 380, gap: 8 };
/** Pixels; a screenshot is cut off below. */
const TALLEST = 6000;

interface Shot {
  site: string;
  page: string;
  width: (typeof WIDTHS)[number];
  theme: (typeof THEMES)[number];
  picture: Buffer;
}

/**
 * Which of a site's pages, from its sitemap and home page, represents each kind: the first that matches. Kinds that a
 * site has none of are left out.
 */
const KINDS: [page: string, path: RegExp][] = [
  ['offers', /^\/special-offers$/],
  ['locator', /^\/dealer-locator$/],
  ['place', /^\/(?:contact-us|our-location|locations)\/[^/]+$/],
  ['brands', /^\/brands$/],
  ['brand', /^\/[^/]+\/overview$/],
  ['models', /^\/models$/],
  ['model', /^\/models\/(?!order-now)[^/]+$/],
  ['finance', /^\/finance[^/]*$/],
  ['trade-in', /trade-in|sell-my/],
  ['test-drive', /test-drive/],
  ['service', /^\/service$/],
  ['contact', /^\/contact$/],
  ['about', /^\/about-us$/],
  ['questions', /^\/faqs$/],
  ['reviews', /^\/reviews$/],
  ['accessories', /accessories/],
  ['subscription', /subscri/],
  ['articles', /^\/blog$/],
  ['article', /^\/blog\/[^/]+$/],
];

/** The paths in the sitemap, then the links of the home page. */
async function pathsOf(page: Page, origin: string): Promise<string[]> {
  const map = await page.goto(`${origin}/sitemap.xml`);
  const addresses = ((await map?.text()) ?? '').matchAll(/<loc>([^<]*)<\/loc>/g);
  const named = [...addresses].flatMap(([, address]) => (address ? [new URL(address).pathname] : []));
  await page.goto(origin);
  const linked = page.locator('a[href^="/"]');
  return [...named, ...(await linked.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))];
}

/** The pages of a site, by kind; the vehicle is the first of its list. */
async function pagesOf(browser: Browser, origin: string): Promise<Record<string, string>> {
  const list = '/search/new-used-and-demo-cars';
  const page = await browser.newPage();
  await page.goto(origin + list);
  const found = await page
    .locator('article a[href^="/cars/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [vehicle, ...others] = [...new Set(found)].filter((path) => /^\/cars\/[^/?#]+$/.test(path));
  const paths = await pathsOf(page, origin);
  await page.close();
  const ofKinds = KINDS.flatMap(([name, pattern]) => {
    const path = paths.find((of) => pattern.test(of));
    return path === undefined ? [] : [[name, path] as const];
  });
  const slugs = [vehicle, ...others.slice(0, 2)].flatMap((path) => path?.slice('/cars/'.length) ?? []);
  return {
    home: '/',
    search: list,
    ...(vehicle ? { vehicle, print: `/print?car_id=${slugs[0]}` } : {}),
    ...Object.fromEntries(ofKinds),
    compare: `/compare?cars=${slugs.join(',')}`,
    saved: '/saved',
    'sign-in': '/sign-in',
    'no-result': `${list}?make=Nothing`,
    nothing: '/nothing-here',
  };
}

/** Scrolls down the page and back up, so that lazy parts load; what is off screen is painted too. */
const SHOW_ALL = `(async () => {
  document.head.append(Object.assign(document.createElement('style'), {
    textContent: '* { content-visibility: visible !important }',
  }));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  for (const image of document.images) image.loading = 'eager';
  await Promise.race([
    Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
    new Promise((resolve) => setTimeout(resolve, 3000)),
  ]);
  await document.fonts.ready;
})()`;

async function takeShot(browser: Browser, address: string, { width, theme }: Pick<Shot, 'width' | 'theme'>) {
  const viewport = { width, height: width < 700 ? 844 : 900 };
  // Without motion a 360 view is taken at rest.
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce', bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(SHOW_ALL);
    await page.waitForLoadState('networkidle');
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(whole, TALLEST) };
    return await page.screenshot({ animations: 'disabled', fullPage: true, clip });
  } finally {
    await context.close();
  }
}

/** Whether a variable of the environment, a list with commas, names this one; all, where it is not set. */
const isWanted = (variable: 'SITES' | 'PAGES' | 'THEMES', name: string): boolean =>
  process.env[variable]?.split(',').includes(name) ?? true;

async function takeSite(browser: Browser, site: string): Promise<Shot[]> {
  const origin = `http://${site}.localhost:${port}`;
  const shots: Shot[] = [];
  const pages = Object.entries(await pagesOf(browser, origin));
  for (const [page, path] of pages.filter(([name]) => isWanted('PAGES', name)))
    for (const theme of THEMES.filter((name) => isWanted('THEMES', name)))
      shots.push(
        ...(await Promise.all(
          WIDTHS.map(async (width) => {
            const picture = await takeShot(browser, origin + path, { width, theme });
            return { site, page, width, theme, picture };
          }),
        )),
      );
  return shots;
}

async function topOf(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).resize({ width: CELL.width }).png().toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, CELL.height);
  return sharp(data).extract({ left: 0, top: 0, width: info.width, height }).png().toBuffer();
}

/** One row for each kind of page, the sites side by side, each in all widths. */
async function arrange(shots: Shot[]): Promise<Buffer> {
  const { width, height, gap } = CELL;
  const label = 26;
  const columns = [...new Set(shots.map(({ site }) => site))];
  const rows = [...new Set(shots.map(({ page }) => page))];
  const leftOf = ({ site, width: of }: Shot) =>
    (columns.indexOf(site) * WIDTHS.length + WIDTHS.indexOf(of)) * (width + gap);
  const topOfRow = ({ page }: Shot) => rows.indexOf(page) * (height + gap + label);
  const cells = shots.map(async (shot) => ({
    input: await topOf(shot.picture),
    left: leftOf(shot),
    top: topOfRow(shot) + label,
  }));
  const labels = shots.map((shot) => ({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="4" y="18" ` +
        `font-family="sans-serif" font-size="12">${shot.site} · ${shot.page} · ${shot.width} px</text></svg>`,
    ),
    left: leftOf(shot),
    top: topOfRow(shot),
  }));
  return sharp({
    create: {
      width: columns.length * WIDTHS.length * (width + gap),
      height: rows.length * (height + gap + label),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite([...(await Promise.all(cells)), ...labels])
    .webp({ quality: 72 })
    .toBuffer();
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const all: Shot[] = [];
const sites = brandsOfDemoSites().map(({ slug }) => slug);
for (const site of sites.filter((slug) => isWanted('SITES', slug))) {
  const shots = await takeSite(browser, site);
  all.push(...shots);
  for (const { page, width, theme, picture } of shots)
    await writeFile(join(FOLDER, `${site}-${page}-${width}-${theme}.png`), picture);
  console.log(`${site}: ${shots.length} pictures`);
}
await browser.close();
for (const theme of THEMES) {
  const shots = all.filter((shot) => shot.theme === theme);
  if (shots.length === 0) continue;
  await writeFile(join(FOLDER, `contact-sheet-${theme}.webp`), await arrange(shots));
  console.log(`contact-sheet/contact-sheet-${theme}.webp has ${shots.length} pictures.`);
}
