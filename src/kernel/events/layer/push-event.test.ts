import { beforeEach, expect, test, vi } from 'vitest';
import { loadTagManager } from '../consent/parts/tag-manager.ts';
import { pushEvent, pushLead } from './push-event.ts';

/** The parts of a page that a data layer uses. */
let page: { dataset: Record<string, string>; dataLayer?: object[] };
let at: { pathname: string; search: string; reload: () => void };
const scripts: string[] = [];
const requested = vi.fn<(address: string) => Promise<Response>>();

const KIA = {
  item_id: 'S7',
  make: 'Kia',
  model: 'Rio',
  price: 20_000,
  currency: 'AUD',
  dealership: 'Kia Cairns',
};

beforeEach(() => {
  page = { dataset: { events: 'on', layer: 'asked' } };
  at = { pathname: '/my-booking', search: '?v=27.secret&page=2', reload: () => {} };
  scripts.length = 0;
  requested.mockReset();
  requested.mockImplementation(async () => Response.json({ items: [KIA] }));
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    documentElement: page,
    createElement: () => ({ addEventListener: () => {} }),
    head: { append: ({ src }: { src: string }) => void scripts.push(src) },
  });
  vi.stubGlobal('navigator', { webdriver: false });
  vi.stubGlobal('location', at);
  vi.stubGlobal('fetch', requested);
});

/** The content of the layer. Commands are `arguments` objects, neither arrays nor plain objects. */
const told = () =>
  (page.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Array.from(entry as ArrayLike<unknown>)
      : { ...entry },
  );

const ALL = (said: string) => ({
  ad_storage: said,
  ad_user_data: said,
  ad_personalization: said,
  analytics_storage: said,
});

test('[I1] a dataLayer begins with denied consent, and gets vehicle and lead, but no secret address', async () => {
  // An event used to have only the number of its vehicle, and the address with the tokens in it.
  await pushEvent({ name: 'used_car_view', id: 4, path: '/cars/rio?v=27.secret&turn=x', carId: 7 });
  await pushLead(12, 'contact');
  expect(requested.mock.calls.map(([address]) => address)).toEqual(['/api/items?ids=7']);
  expect(told()).toEqual([
    ['consent', 'default', ALL('denied')],
    { event: 'used_car_view', event_id: 4, path: '/cars/rio', car_id: 7, ...KIA },
    { event: 'generate_lead', path: '/my-booking?page=2', lead_id: 12, form: 'contact' },
  ]);
  // A tag manager remembers values of earlier entries.
  expect(Object.keys(told()[2] ?? {})).toContain('item_id');
});

test('[I1] a vehicle that cannot be asked for keeps no event back', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  requested.mockRejectedValue(new Error('away'));
  await pushEvent({ name: 'print_pdf', id: 61, path: '/', carId: 8 });
  expect(told()[1]).toEqual({ event: 'print_pdf', event_id: 61, path: '/', car_id: 8 });
  expect(warned).toHaveBeenCalledTimes(1);
});

test('[I1] where nobody is asked the layer holds events alone, and nothing where the site keeps none', async () => {
  page.dataset = { events: 'on', layer: 'on' };
  await pushLead(1, 'contact');
  expect(told()).toHaveLength(1);
  page.dataLayer = [];
  page.dataset = { events: 'off', layer: 'on' };
  await pushLead(2, 'contact');
  expect(told()).toEqual([]);
});

test('[I1] consent is denied, then given, then the container loads; not where the address is secret', () => {
  loadTagManager('/gtm.js?id=GTM-A');
  expect([scripts, page.dataLayer]).toEqual([[], undefined]);
  at.pathname = '/search/used-cars';
  at.search = '?page=2';
  loadTagManager('/gtm.js?id=GTM-A');
  expect(scripts).toEqual(['/gtm.js?id=GTM-A']);
  expect(told()).toEqual([
    ['consent', 'default', ALL('denied')],
    ['consent', 'update', ALL('granted')],
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ]);
});
