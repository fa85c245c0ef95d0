import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { comeToRest, followShifts, shiftSoFar } from './page.ts';

const SLOWED = 4;
const WARM_UP = 4;
/** How many makes of a site are ticked and unticked in turn: those with the most vehicles, which leave full pages. */
const MAKES = 4;

/** The time until the result of a filter is painted, medians of several clicks. */
export interface ClickCost {
  /** From the last byte of the response to the frame that shows it, including other load on the machine. */
  wallMs: number;
  /** How long the page's main thread worked in that time, which is the same on a busy machine. */
  busyMs: number;
  /** Layout shift of a click, the mean of all. */
  shift: number;
}

interface TraceEvent {
  name: string;
  ts: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { data?: { url?: string; requestId?: string } };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;

/** Ticks filters of a search page with the CPU throttled four times. */
export async function measureClicks(context: BrowserContext, address: string, runs: number): Promise<ClickCost> {
  const page = await context.newPage();
  await followShifts(page);
  await page.goto(address);
  await comeToRest(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const costs: { wallMs: number; busyMs: number }[] = [];
  const makes = await commonMakes(page);
  for (let run = -WARM_UP; run < runs; run++) {
    const make = makes[(run + WARM_UP) % makes.length] as string;
    const cost = costOf(await traced(devTools, () => tickAndSee(page, make)));
    if (run >= 0) costs.push(cost);
  }
  const shift = (await shiftSoFar(page)) / (runs + WARM_UP);
  await page.close();
  return {
    wallMs: median(costs.map(({ wallMs }) => wallMs)),
    busyMs: median(costs.map(({ busyMs }) => busyMs)),
    shift,
  };
}

async function commonMakes(page: Page): Promise<string[]> {
  const makes = await page.locator('#filter-form input[name=make]').evaluateAll((boxes) =>
    boxes.map((box) => ({
      name: (box as HTMLInputElement).value,
      count: Number(
        box
          .closest('label')
          ?.textContent?.match(/([\d,]+)\s*$/)?.[1]
          ?.replace(',', ''),
      ),
    })),
  );
  return makes
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAKES)
    .map(({ name }) => name);
}

/** Ticks a make, marks the moment in which the heading changes, and waits until the page is idle. */
function tickAndSee(page: Page, make: string): Promise<void> {
  return page.evaluate(async (value) => {
    const heading = document.querySelector('h1') as Node;
    const seen = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        performance.mark('answer-shown');
        observer.disconnect();
        resolve();
      });
      observer.observe(heading, { childList: true, subtree: true, characterData: true });
    });
    document.querySelector<HTMLInputElement>(`#filter-form input[name=make][value="${CSS.escape(value)}"]`)?.click();
    await seen;
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  }, make);
}

async function traced(devTools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devTools.on('Tracing.dataCollected', collect);
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  });
  await work();
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await complete;
  devTools.off('Tracing.dataCollected', collect);
  return events;
}

/**
 * The time from the response's last byte to the end of the first frame after the mark. Throws when the trace has no
 * such events.
 */
function costOf(events: TraceEvent[]): { wallMs: number; busyMs: number } {
  const requested = events.find(
    ({ name, args }) => name === 'ResourceSendRequest' && args.data?.url?.includes('.data'),
  );
  const arrived = events.find(
    ({ name, args }) => name === 'ResourceFinish' && args.data?.requestId === requested?.args.data?.requestId,
  );
  const shown = events.find(({ name }) => name === 'answer-shown');
  const painted = events
    .filter(({ name, tid, ts }) => name === 'Commit' && tid === shown?.tid && ts > shown.ts)
    .toSorted((a, b) => a.ts - b.ts)[0];
  if (!arrived || !shown || !painted) throw new Error('The trace shows no answer that was painted');
  const end = painted.ts + (painted.dur ?? 0);
  const busy = events.filter(
    ({ name, tid, ts }) => name === 'RunTask' && tid === shown.tid && ts >= arrived.ts && ts < end,
  );
  return {
    wallMs: (end - arrived.ts) / 1000,
    busyMs: busy.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
  };
}
