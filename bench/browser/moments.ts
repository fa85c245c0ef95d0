import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';

/** A point in time on the clock of this machine, in milliseconds: comparable between documents and processes. */
interface Moment {
  name: string;
  at: number;
}

export interface Moments {
  /** Acts, and returns the milliseconds from the moment `from` until the frame that first shows a state is painted. */
  between(from: string, state: string, act: () => Promise<unknown>): Promise<number>;
  /** The next moment of this name. */
  next(name: string): Promise<number>;
}

/** The deadline is only for pages that never show what is waited for. */
const GIVE_UP_MS = 30_000;

/** A page never came to a moment that was waited for. */
export class NeverShown extends Error {
  readonly state: string;

  constructor(state: string, cause: unknown) {
    super(`The page never came to "${state}"`, { cause });
    this.state = state;
  }
}

/**
 * From now on, notes in every document of the page when it was first painted, each click, and the frames in which
 * states come to be shown; a state is the source of a function that tells whether the document shows it. Works in the
 * same way whether a script changes the document or the browser loads another.
 */
export async function followMoments(page: Page, states: Record<string, string>): Promise<Moments> {
  const moments = new EventEmitter();
  await page.exposeBinding('noteMoment', (_, name: string, at: number) => moments.emit(name, { name, at }));
  const sources = Object.entries(states).map(([name, source]) => `${JSON.stringify(name)}: ${source}`);
  await page.addInitScript({ content: `(${watchDocument})({ ${sources.join(', ')} })` });
  const next = async (name: string) => (await wait(moments, name)).at;
  return {
    next,
    between: async (from, state, act) => {
      const [[began, shown]] = await Promise.all([Promise.all([next(from), next(state)]), act()]);
      let end = shown;
      while (end < began) end = await next(state);
      return end - began;
    },
  };
}

async function wait(moments: EventEmitter, name: string): Promise<Moment> {
  try {
    const [moment] = await once(moments, name, { signal: AbortSignal.timeout(GIVE_UP_MS) });
    return moment as Moment;
  } catch (error) {
    throw new NeverShown(name, error);
  }
}

/** Runs in the browser, before the scripts of a document, and uses nothing from outside. */
function watchDocument(states: Record<string, () => boolean>): void {
  const note = (name: string, at = performance.now()) =>
    (window as unknown as { noteMoment(name: string, at: number): void }).noteMoment(name, performance.timeOrigin + at);
  const waiting = new Set(Object.keys(states));
  /** After the tasks of the next frame: its styles, layout and painting are then done. */
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(0);
    });
  const look = () => {
    for (const name of waiting) {
      if (!states[name]?.()) continue;
      waiting.delete(name);
      afterFrame(() => note(name));
    }
  };
  const begin = (name: string, at?: number) => {
    for (const state of Object.keys(states)) waiting.add(state);
    note(name, at);
  };
  addEventListener('click', ({ timeStamp }) => begin('click', timeStamp), { capture: true });
  Object.assign(window, {
    goBack: () => {
      begin('back');
      history.back();
    },
  });
  // A document that the browser has kept is shown as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) begin('kept');
    look();
  });
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  new PerformanceObserver((list) => {
    const first = list.getEntriesByName('first-contentful-paint')[0];
    if (first) note('painted', first.startTime);
  }).observe({ type: 'paint', buffered: true });
}
