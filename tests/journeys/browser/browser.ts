import { type Browser, type BrowserContext, type CDPSession, chromium, type Page, type Request } from 'playwright-core';
import { expect, inject, onTestFinished, TestRunner } from 'vitest';
import { addressOf } from '../../http.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // One renderer process for all pages of a context: starting one and filling its caches is a quarter of a visit.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Messages that the browser logged so far: script errors, refused policies, missing files. */
  complaints: string[];
}

export interface VisitorOptions {
  javaScript?: boolean;
  /** Starts with an empty browser cache. Other visitors have a filled cache, but no other data. */
  firstVisit?: boolean;
  /** Allows motion; the others prefer reduced motion. */
  motion?: boolean;
  /** Draws maps; the others' browsers say that they cannot, for without a graphics card each costs seconds. */
  drawsMaps?: boolean;
}

interface Returning {
  /** The options that a context cannot change later. */
  key: string;
  context: BrowserContext;
  /** Of a page that stays open, so that the context keeps its renderer process between visitors. */
  session: CDPSession;
}

let browser: Promise<Browser> | undefined;
/** Contexts with a filled cache, and which of them are in use. */
const returning: Returning[] = [];
const taken = new Set<BrowserContext>();
const leaving: (() => Promise<void>)[] = [];
let visits = 0;
/** Since when a visitor is active, and for how long others were before. Milliseconds. */
const browsing = { since: 0, total: 0 };

const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

/**
 * A visitor with a screen of the given size, without others' cookies and storage, with or without JavaScript. They
 * leave at the end of the test that made them, or of the file when none did.
 */
export async function visitor(viewport = DESKTOP, options: VisitorOptions = {}): Promise<Visitor> {
  if (taken.size === 0) browsing.since = performance.now();
  const context = await contextFor(viewport, options);
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  if (!options.drawsMaps) await page.addInitScript(refuseMaps);
  if (options.motion) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const leave = leaverOf(context);
  context.close = leave;
  if (TestRunner.getCurrentTest()) onTestFinished(leave);
  else leaving.push(leave);
  return { page, context, complaints };
}

/** Runs in the page: the canvas of a map gets no WebGL. */
function refuseMaps(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
    return this.className.includes('maplibregl') ? null : Reflect.apply(getContext, this, asked);
  } as typeof getContext;
}

async function contextFor(
  viewport: { width: number },
  { javaScript = true, firstVisit = false }: VisitorOptions,
): Promise<BrowserContext> {
  browser ??= launch();
  const hasTouch = viewport.width < 700;
  const key = `${hasTouch} ${javaScript}`;
  const known = returning.find((each) => each.key === key && !taken.has(each.context));
  if (known && !firstVisit) {
    taken.add(known.context);
    return known.context;
  }
  const context = await (await browser).newContext({
    javaScriptEnabled: javaScript,
    hasTouch,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(inject('hungSeconds') * 500);
  taken.add(context);
  if (!firstVisit) {
    returning.push({ key, context, session: await keepOpen(context) });
    context.addInitScript = () => {
      throw new Error('a script of a context would meet the next visitor: add it to the page');
    };
    context.clock.install = () => {
      throw new Error('a clock would go on for the next visitor: it is for one with firstVisit');
    };
  }
  countVisits(context);
  return context;
}

/** Opens a page of the server that stays open and does not count as a visit. */
async function keepOpen(context: BrowserContext): Promise<CDPSession> {
  const keeper = await context.newPage();
  await keeper.goto(addressOf('harbour', '/robots.txt'));
  return context.newCDPSession(keeper);
}

/** Counts the page visits of a context, for the figures of the file. */
export const countVisits = (context: BrowserContext) => context.on('request', countVisit);

/** A visit is a document that a page of a browser requests, however it comes to it; a redirect is part of one. */
function countVisit(request: Request): void {
  if (request.isNavigationRequest() && !request.redirectedFrom() && isOfPage(request)) visits += 1;
}

/** Whether the page itself requests, not a frame in it. A tab that has just been opened has no frame yet. */
function isOfPage(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true;
  }
}

/** Closes the visitor's pages, and deletes their data; the cache of a reused context stays. */
function leaverOf(context: BrowserContext): () => Promise<void> {
  const again = returning.find((known) => known.context === context);
  const close = context.close.bind(context);
  const origins = new Set<string>();
  const noteOrigin = (request: Request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
  };
  context.on('request', noteOrigin);
  let left = false;
  return async () => {
    if (left) return;
    left = true;
    context.off('request', noteOrigin);
    await (again ? forget(again, origins) : close());
    taken.delete(context);
    if (taken.size === 0) browsing.total += performance.now() - browsing.since;
  };
}

const KEPT = 'local_storage,indexeddb,cache_storage,service_workers';

async function forget({ context, session }: Returning, origins: Iterable<string>): Promise<void> {
  const [, ...pages] = context.pages();
  // What a page writes while it unloads is written before the data is deleted.
  await pages[0]?.goto('about:blank');
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
  await Promise.all(pages.map((page) => page.close()));
  await context.clearCookies();
  await context.clearPermissions();
  await context.unrouteAll();
  await context.setOffline(false);
}

/**
 * At the end of a file: closes visitors that were made outside its tests. Returns how many pages the file visited, and
 * for how long visitors were active.
 */
export async function endVisits(): Promise<{ visits: number; browserMs: number }> {
  for (const leave of leaving.splice(0)) await leave();
  const made = { visits, browserMs: browsing.total };
  visits = 0;
  browsing.total = 0;
  return made;
}

/** Whether the page's behaviours listen, and its islands are hydrated but for those further down. */
const isStarted = () =>
  'started' in document.documentElement.dataset &&
  !document.querySelector('[data-island]:not([data-when]):not([data-hydrated])');

/**
 * Waits until the page's scripts listen, so that what follows tests the page with them, and until its web fonts are
 * loaded, since they may change line breaks.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isStarted);
  // Effects, which listen and remember, run right after the frame in which the page is hydrated.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** How many visible parts are still loading; those further down wait until they come near. */
const busyInSight = () =>
  [...document.querySelectorAll('[aria-busy="true"]')].filter((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  }).length;

/** Waits until nothing is loading and nothing moves or fades any more. */
export async function waitUntilIdle(page: Page): Promise<void> {
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
