import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf } from '../../http.ts';
import { expectAccessible, expectColours } from '../browser/axe.ts';
import { type PHONE, type Visitor, visitor, waitForHydration, waitUntilIdle } from '../browser/browser.ts';
import { expectOwnStyles } from '../browser/own-styles.ts';
import { bringTypefaces } from '../browser/typefaces.ts';
import type { DemoSite } from './demo-sites.ts';
import { expectFirstScreen } from './first-screen.ts';
import { expectFits, expectNothingLost } from './fits.ts';
import { expectFocusSeen } from './focus-seen.ts';
import { cookiesOf } from './found-pages.ts';
import type { PageKind } from './page-kind.ts';
import { needsSignIn } from './page-kinds.ts';

/** The allowed cumulative layout shift while a page loads; of home, search and vehicle 0.01 (`weight.test.ts`). */
const MOST_SHIFT = 0.1;
/** A look has one or two typefaces, and one scale of sizes (`text-sizes.test.ts`). */
const MOST_FAMILIES = 2;
const MOST_SIZES = 9;

/**
 * Checks what holds for every page just opened: axe finds nothing against WCAG (target sizes included) or best
 * practice, the browser logs nothing, nothing is wider than the window or moves while the page loads, and no rule is
 * missing.
 */
async function expectSound({ page, complaints }: Visitor, kind: PageKind): Promise<void> {
  const { status, header = false, byRulesAlone = false } = kind;
  await waitForHydration(page);
  expect(await page.evaluate(notKept), 'controls that were made anew as the page came to life').toEqual([]);
  await waitUntilIdle(page);
  await expectOwnStyles(page);
  const { total, parts } = await movedIn(page);
  expect(total, `what moved: ${parts.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
  await expectAccessible(page, { advice: !byRulesAlone, header });
  await expectFirstScreen(page);
  await expectFits(page);
  await expectTargets(page);
  expect(await page.evaluate(relativeAddresses), 'addresses in structured data without their site').toEqual([]);
  expect(await page.evaluate(saidTwice), 'what a shopper reads twice').toEqual([]);
  const { families, sizes } = await page.evaluate(typeOf);
  expect(families.length, `typefaces: ${families.join(', ')}`).toBeLessThanOrEqual(MOST_FAMILIES);
  expect(sizes.length, `sizes of text: ${sizes.join(', ')}`).toBeLessThanOrEqual(MOST_SIZES);
  expect(complaintsBeside(status, complaints)).toEqual([]);
}

/** What the browser logs beside the page's own status, where that is an error. */
export const complaintsBeside = (status: number | undefined, complaints: string[]): string[] =>
  complaints.filter((text) => !status || !text.includes(`status of ${status}`));

interface Controls {
  takeUpChoices?: unknown;
  sentControls: { control: Element; isNoted: boolean }[];
}

/**
 * Runs before a page: records which controls the server sent, and whether input to each is tracked from its first paint
 * on.
 */
const rememberControls = () =>
  document.addEventListener('DOMContentLoaded', () => {
    const page = window as unknown as Controls;
    const [first] = [...document.querySelectorAll('script')].filter(({ text }) => text.includes('takeUpChoices'));
    page.sentControls = [...document.querySelectorAll('input, select, textarea, button')].map((control) => ({
      control,
      isNoted: first !== undefined && control.compareDocumentPosition(first) === Node.DOCUMENT_POSITION_PRECEDING,
    }));
  });

/**
 * The controls that lost their input before the scripts loaded. Lazily hydrated parts may replace theirs on hydration.
 */
const notKept = () =>
  (window as unknown as Controls).sentControls
    .filter(({ control, isNoted }) => !isNoted || !control.isConnected)
    .map(({ control }) => control.outerHTML.slice(0, 200));

interface Stop {
  kind: PageKind;
  site: DemoSite;
  viewport: typeof PHONE;
  /** The window is then resized to this. */
  secondly?: typeof PHONE | undefined;
}

/**
 * Opens a page of a site, signed in if needed, and checks what holds for every page. At a second width axe's rules are
 * all checked again, in the dark: both themes have the same DOM, so only what depends on colours is left to the light
 * one there, and to the dark one at the first width.
 */
export async function expectSoundAt(path: string, { kind, site, viewport, secondly }: Stop): Promise<void> {
  const one = await visitor(viewport);
  const { page } = one;
  try {
    await expectSoundFor(one, path, { kind, site });
    if (!secondly) return;
    await inTheDark(page, () => expectColours(page, kind));
    await page.setViewportSize(secondly);
    await inTheDark(page, () => expectAccessible(page, { advice: !kind.byRulesAlone, header: kind.header ?? false }));
    await expectColours(page, kind);
    await expectFits(page);
    await expectTargets(page);
    await expectChosenSeen(page);
    await expectRoomForAll(page);
    for (const size of [viewport, secondly]) {
      await page.setViewportSize(size);
      await expectFocusSeen(page);
    }
  } finally {
    await one.context.close();
  }
}

async function expectSoundFor(one: Visitor, path: string, { kind, site }: Omit<Stop, 'viewport'>): Promise<void> {
  const url = addressOf(site.slug);
  if (needsSignIn(kind, site))
    await one.context.addCookies((await cookiesOf(site)).map((cookie) => ({ ...cookie, url })));
  await bringTypefaces(one.page, site.slug);
  await one.page.addInitScript(rememberControls);
  const answer = await one.page.goto(addressOf(site.slug, path));
  expect(answer?.status(), path).toBe(kind.status ?? 200);
  await expectSound(one, kind);
}

/** Texts of the page's JSON-LD that begin as an address of the site does: search engines want them whole. */
const relativeAddresses = () => {
  const found: string[] = [];
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
    JSON.parse(textContent ?? '', (name, value: unknown) => {
      if (typeof value === 'string' && value.startsWith('/')) found.push(`${name}: ${value}`);
      return value;
    });
  return found;
};

/** The typefaces and sizes of all that is written on the page; not in drawings, maps and sheets of paper. */
function typeOf(): { families: string[]; sizes: number[] } {
  const written = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
      !element.closest('script, style, template, noscript, svg, .vh, .maplibregl-map, .sheet-a4') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }),
  );
  const styles = written.map((element) => getComputedStyle(element));
  const sizes = new Set(styles.map(({ fontSize }) => Math.round(Number.parseFloat(fontSize) * 10) / 10));
  // What is of no size is not seen.
  sizes.delete(0);
  return {
    families: [...new Set(styles.map(({ fontFamily }) => fontFamily.split(',')[0] ?? ''))],
    sizes: [...sizes].sort((one, other) => one - other),
  };
}

/**
 * The sentences of six words and more that stand twice between the page's header and footer. Cards of vehicles and
 * places may share one, as may what opens on a press; conditions stand at each repayment (E7), and places with the same
 * hours say the same of them.
 */
const saidTwice = () => {
  const isElsewhere =
    '.vh, .card, article, .fine, [popover], dialog, details:not([open]), .crumb [aria-current], table, script';
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const seen = new Map<string, number>();
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const words = text.data.trim().split(/\s+/);
    const element = text.parentElement;
    const isState = /^(Open|Closed)$/.test(words[0] ?? '');
    if (isState || words.length < 6 || !element || element.closest(isElsewhere) || !element.checkVisibility()) continue;
    seen.set(words.join(' '), (seen.get(words.join(' ')) ?? 0) + 1);
  }
  return [...seen].filter(([, times]) => times > 1).map(([said]) => said);
};

/** Runs a check in the dark theme, which the same page has for devices that ask for it. */
async function inTheDark(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await check();
  await page.emulateMedia({ colorScheme: 'light' });
}

/** As narrow as a page may be (WCAG 1.4.10), and a window of 1,280 px at a zoom of 200 %. */
const NARROW = { width: 320, height: 640 };
const ZOOMED = { width: 640, height: 450 };

/** Nothing is lost where there is least room. A browser's zoom enlarges texts and all else alike (WCAG 1.4.4). */
async function expectRoomForAll(page: Page): Promise<void> {
  for (const viewport of [NARROW, ZOOMED]) {
    await page.setViewportSize(viewport);
    await expectNothingLost(page);
  }
}

/** A finger's target on a phone is 44 px high, any other is 24 px high and wide. */
async function expectTargets(page: Page): Promise<void> {
  const isFingers = await page.evaluate(() => innerWidth < 700 && matchMedia('(pointer: coarse)').matches);
  const small = await page.evaluate(smallTargets, isFingers ? 44 : 24);
  expect(small, `what is too small to press: ${small.join(', ')}`).toEqual([]);
}

/**
 * The targets lower than `height`, or narrower than 24 px. A control with a label is as large as the larger of both,
 * and what covers a card is as large as the card; a link in a sentence is as high as its line (WCAG 2.5.8).
 */
function smallTargets(height: number): string[] {
  const sizeOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    const over = ['::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute');
    return {
      width: Math.max(box.width, ...over.map((style) => Number.parseFloat(style.width) || 0)),
      height: Math.max(box.height, ...over.map((style) => Number.parseFloat(style.height) || 0)),
    };
  };
  const isInSentence = (element: Element) => {
    const around = element.parentElement?.textContent?.trim().length ?? 0;
    return getComputedStyle(element).display === 'inline' && around > (element.textContent?.trim().length ?? 0) + 1;
  };
  const labelsOf = (element: Element): Element[] => [...((element as HTMLInputElement).labels ?? [])];
  return [...document.querySelectorAll('a[href], button:enabled, input:enabled, select:enabled, textarea, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.vh, .form-trap, [inert]') && !isInSentence(element))
    .map((element) => {
      const sizes = [element, ...labelsOf(element)].map(sizeOf);
      return {
        element,
        width: Math.max(...sizes.map((size) => size.width)),
        height: Math.max(...sizes.map((size) => size.height)),
      };
    })
    .filter((target) => target.width > 1 && target.height > 1)
    .filter((target) => target.height < height - 0.5 || target.width < 23.5)
    .map(({ element, ...size }) => {
      const { localName, className, parentElement } = element;
      const name = `${localName}.${className} in ${parentElement?.localName}.${parentElement?.className}`;
      return `${name} ${Math.round(size.width)} x ${Math.round(size.height)}`;
    });
}

/** What is pressed, selected or current is told from the rest where the visitor's own colours replace all grounds. */
async function expectChosenSeen(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-pressed="true"], [aria-selected="true"], a[aria-current]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).outlineStyle === 'none')
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  expect(unseen, 'what is chosen, and looks like the rest in forced colours').toEqual([]);
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** How much has moved since the page was opened, and what. */
const movedIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; parts: string[] }>((resolve) => {
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent;
        requestAnimationFrame(() =>
          setTimeout(() =>
            resolve({
              total: shifts.reduce((sum, { value }) => sum + value, 0),
              parts: shifts.flatMap(({ sources }) => sources.map(({ node }) => String(nameOf(node)))),
            }),
          ),
        );
      }),
  );
