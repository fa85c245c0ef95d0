import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface SentEvent {
  id: number;
  car_id?: number;
  data: Record<string, unknown>;
}

type Keeping = typeof window & { sentEvents: SentEvent[] };

/** Runs in a page before its own scripts: hides the automation, and records the events that are sent. */
export function recordEvents(): void {
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

/**
 * Waits until the events of one number that the page has sent are `wanted`. A failure lists the numbers of all events.
 */
export async function expectEvents(page: Page, id: number, wanted: object[]): Promise<void> {
  const sent = async () => {
    const all = await eventsOf(page);
    return { events: all.filter((event) => event.id === id), numbersSent: all.map((event) => event.id) };
  };
  await expect.poll(sent).toMatchObject({ events: wanted, numbersSent: expect.any(Array) });
}
