import { request } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The address of a demo site on the server under test. */
export const addressOf = (site: string, path = '/') =>
  `http://${site}.localhost:${inject('serverPort')}${path}`;

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the browser complained of so far: script errors, refused policies, missing files. */
  complaints: string[];
}

let browser: Browser | undefined;

/** A fresh visitor (own cookies and storage) with a screen of the given size, with or without JavaScript. */
export async function visitor(viewport = DESKTOP, { javaScript = true } = {}): Promise<Visitor> {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: javaScript,
    hasTouch: viewport.width < 700,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** Ends the browser; call once after a file's tests. */
export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

interface ReactRoot {
  stateNode?: { current: { memoizedState: { isDehydrated: boolean } | null } };
}

/** Waits until React has taken over the whole page and what listens on it does, so that what follows tests the page with its scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const root = key && (document as unknown as Record<string, ReactRoot>)[key]?.stateNode;
    return root && root.current.memoizedState?.isDehydrated === false;
  });
  // Effects, which listen and remember, come right after the frame in which the page came to life.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** How many parts in sight are still loading; those further down wait until they come near. */
const busyInSight = () =>
  [...document.querySelectorAll('[aria-busy="true"]')].filter((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  }).length;

/** Waits until nothing is on its way and nothing moves or fades any more: what a visitor has before them then. */
async function atRest(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(busyInSight)).toBe(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Holds the page to WCAG 2.2 A and AA, as far as axe can tell, and with 'good-practice' to what it advises beside that. */
export async function expectAccessible(page: Page, beside?: 'good-practice'): Promise<void> {
  await atRest(page);
  const { violations } = await axe(page)
    .withTags(beside ? [...WCAG, 'best-practice'] : WCAG)
    .analyze();
  expect(inWords(violations)).toEqual([]);
}

/** Holds one part of the page to the same rules, where the rest of it was held to them elsewhere. */
export async function expectPartAccessible(page: Page, part: string): Promise<void> {
  await atRest(page);
  const { violations } = await axe(page).include(part).withTags(WCAG).analyze();
  expect(inWords(violations)).toEqual([]);
}

/** axe for a page without frames of other origins, which needs no second page to gather its findings, and keeps to what is wrong: a third of the time. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const inWords = (violations: Violations) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

export interface PlainResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** One request as a program makes it, to any host name, following nothing. */
export function send(
  host: string,
  path: string,
  method: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<PlainResponse> {
  const port = inject('serverPort');
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    )
      .on('error', reject)
      .end(body);
  });
}

const firsts = new Map<string, string>();

/** The path of the first vehicle of a list that a site shows, asked for once. */
export async function firstVehicle(list: string, site = 'harbour'): Promise<string> {
  const key = `${site} ${list}`;
  const known = firsts.get(key);
  if (known) return known;
  const { body } = await get(`${site}.localhost`, list);
  const path = /<article.*?href="(\/cars\/[^"#?]+)"/s.exec(body)?.[1];
  if (!path) throw new Error(`${site} shows no vehicle at ${list}`);
  firsts.set(key, path);
  return path;
}

/** A GET of a page. */
export const get = (host: string, path: string, headers?: Record<string, string>) =>
  send(host, path, 'GET', headers);
