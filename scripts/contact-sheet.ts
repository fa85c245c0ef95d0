import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { brandsOfDemoSites } from './gallery/sites.ts';

/**
 * Takes pictures of the main pages of all demo sites at three widths, and puts them on one sheet: `npm run contact-sheet`. The demo has to run (`npm start`);
 * DEMO says on which port (3000), CHROMIUM where the browser is, SITES which sites (all). What it makes is in `contact-sheet/`, which git leaves out.
 */
const FOLDER = join(process.cwd(), 'contact-sheet');
const port = process.env.DEMO ?? '3000';
const WIDTHS = [390, 768, 1440] as const;
/** How much of a page is on the sheet, and how wide. */
const CELL = { width: 300, height: 560, gap: 8 };

interface Shot {
  site: string;
  page: string;
  width: number;
  picture: Buffer;
}

/** The pages of a site, by what they are; the vehicle is the first of its list. */
async function pagesOf(browser: Browser, origin: string): Promise<Record<string, string>> {
  const list = '/search/new-used-and-demo-cars';
  const page = await browser.newPage();
  await page.goto(origin + list);
  const link = page.locator('article a[href^="/cars/"]').first();
  const vehicle = (await link.count()) > 0 ? await link.getAttribute('href') : null;
  await page.close();
  return {
    home: '/',
    search: list,
    ...(vehicle ? { vehicle } : {}),
    places: '/contact-us',
    nothing: '/nothing-here',
  };
}

async function takeShot(browser: Browser, address: string, width: number): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 844 : 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const height = Math.round((CELL.height * width) / CELL.width);
    await page.setViewportSize({ width, height });
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
}

async function takeSite(browser: Browser, site: string): Promise<Shot[]> {
  const origin = `http://${site}.localhost:${port}`;
  const shots: Shot[] = [];
  for (const [page, path] of Object.entries(await pagesOf(browser, origin)))
    for (const width of WIDTHS)
      shots.push({ site, page, width, picture: await takeShot(browser, origin + path, width) });
  return shots;
}

/** One row for each site, its pages side by side, each in all widths. */
async function arrange(rows: Shot[][]): Promise<Buffer> {
  const { width, height, gap } = CELL;
  const label = 26;
  const cells = rows.flatMap((shots, row) =>
    shots.map(async ({ picture }, column) => ({
      input: await sharp(picture).resize({ width, height, fit: 'cover', position: 'top' }).png().toBuffer(),
      left: column * (width + gap),
      top: row * (height + gap + label) + label,
    })),
  );
  const labels = rows.flatMap((shots, row) =>
    shots.map(({ site, page, width: of }, column) => ({
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="4" y="18" font-family="sans-serif" font-size="14">${site} · ${page} · ${of} px</text></svg>`,
      ),
      left: column * (width + gap),
      top: row * (height + gap + label),
    })),
  );
  const most = Math.max(...rows.map((shots) => shots.length));
  return sharp({
    create: {
      width: most * (width + gap),
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
const rows: Shot[][] = [];
const wanted = process.env.SITES?.split(',');
const sites = brandsOfDemoSites().map(({ slug }) => slug);
for (const site of sites.filter((slug) => wanted?.includes(slug) ?? true)) {
  const shots = await takeSite(browser, site);
  rows.push(shots);
  for (const { page, width, picture } of shots)
    await writeFile(join(FOLDER, `${site}-${page}-${width}.png`), picture);
  console.log(`${site}: ${shots.length} pictures`);
}
await browser.close();
await writeFile(join(FOLDER, 'contact-sheet.webp'), await arrange(rows));
console.log(`contact-sheet/contact-sheet.webp has ${rows.flat().length} pictures.`);
