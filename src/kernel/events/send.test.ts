import { beforeEach, expect, test, vi } from 'vitest';
import { sendEvent } from './send.ts';

/** The parts of a page that sending uses. */
interface FakePage {
  dataset: Record<string, string>;
  webdriver: boolean;
  dataLayer?: unknown[];
}

let page: FakePage;
let sendBeacon: ReturnType<typeof vi.fn<(address: string, body: Blob) => boolean>>;

beforeEach(() => {
  page = { dataset: { events: 'on' }, webdriver: false };
  sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('navigator', {
    sendBeacon,
    get webdriver() {
      return page.webdriver;
    },
  });
});

const sendView = () => sendEvent({ name: 'search_page_view', path: '/search/used-cars?make=Kia', data: { count: 12 } });

test('[I1] an event is sent once, with its number, page and data, and to the data layer if any', async () => {
  await sendView();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0]!;
  expect([address, body.type]).toEqual(['/api/events', 'application/json']);
  const event = { path: '/search/used-cars?make=Kia', data: { count: 12 } };
  expect(JSON.parse(await body.text())).toEqual({ id: 49, ...event });
  expect(page.dataLayer).toBeUndefined();
  page.dataset.layer = 'on';
  await sendView();
  expect(page.dataLayer).toEqual([{ event: 'search_page_view', event_id: 49, path: event.path, count: 12 }]);
});

test('[I1] what the server has kept already goes to the data layer alone', async () => {
  page.dataset.layer = 'on';
  await sendEvent({ name: 'save_car', path: '/', carId: 7, data: {}, isSaved: true });
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(page.dataLayer).toMatchObject([{ event: 'save_car', event_id: 39, car_id: 7 }]);
});

test.each<[string, () => void]>([
  [
    'a browser that a program steers',
    () => {
      page.webdriver = true;
    },
  ],
  [
    'the pages of a site that keeps none',
    () => {
      page.dataset = { layer: 'on' };
    },
  ],
])('[I1] no event is sent by %s', (_, given) => {
  given();
  sendView();
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(page.dataLayer).toBeUndefined();
});

test.each<[string, () => boolean]>([
  ['was not taken by the browser', () => false],
  [
    'was not sent',
    () => {
      throw new Error('blocked');
    },
  ],
])('[I1] an event that %s is told to the console alone', (said, answer) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  sendBeacon.mockImplementation(answer);
  expect(sendView).not.toThrow();
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned.mock.calls[0]?.[0]).toBe(`The event search_page_view ${said}`);
});
