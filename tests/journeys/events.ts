import type { Page } from 'playwright-core';

/** An event as a page sent it. */
export interface SentEvent {
  id: number;
  car_id?: number;
  data: Record<string, unknown>;
}

type Keeping = typeof window & { sentEvents: SentEvent[] };

/** Runs in a page before its own scripts: passes for a browser that nobody steers, and keeps the events that are sent. */
export function keepEvents(): void {
  Object.defineProperty(navigator, 'webdriver', { get: () => false });
  const kept: SentEvent[] = [];
  (window as Keeping).sentEvents = kept;
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, body) => {
    if (body instanceof Blob) void body.text().then((text) => kept.push(JSON.parse(text)));
    return send(address, body);
  };
}

/** The events that the page has sent since it was loaded. */
export const eventsOf = (page: Page) => page.evaluate(() => (window as Keeping).sentEvents);
