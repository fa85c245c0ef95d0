import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as soon from '../../../../kernel/events/parts/send-lazily.ts';
import * as toasts from '../../../../kernel/saving/parts/toasts.ts';
import { REMOVE_CAR_API } from '../address.ts';
import { changeWatched, loadWatched } from './change.ts';
import { getWatched, setWatched } from './watched.ts';

const ID = 7;
const HTML = { headers: { 'Content-Type': 'text/html' } };
const signIn = vi.fn();
const alerted = vi.fn();
let told: string[];
let requested: [string, unknown][];
let answer: (response: Response) => void;

beforeEach(() => {
  told = [];
  requested = [];
  signIn.mockReset();
  alerted.mockReset();
  vi.spyOn(toasts, 'showToast').mockImplementation((kind) => void told.push(kind));
  vi.stubGlobal('alert', alerted);
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    requested.push([path, JSON.parse(body)]);
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  setWatched({ kind: 'signed_in', phone_number: '+61412000101', ids: new Set([ID, 8]), busy: new Set() });
});
// The module stores what is known of a visitor: it would leak into the next file.
afterEach(() => setWatched({ kind: 'unknown' }));

/** What the page shows of the list: what is on it, and what is pending. */
function shown() {
  const now = getWatched();
  return now.kind === 'signed_in' ? { ids: [...now.ids], busy: [...now.busy] } : now.kind;
}

test('[F2] a vehicle is off the list at once and under way, asked for once, and told when it is done', async () => {
  const done = changeWatched(ID, signIn, 'removed');
  expect(shown()).toEqual({ ids: [8], busy: [ID] });
  await changeWatched(ID, signIn, 'removed');
  expect(requested).toEqual([[REMOVE_CAR_API, { phone_number: '+61412000101', car_id: ID }]]);
  expect(told).toEqual([]);
  answer(Response.json({ success: true }));
  await done;
  expect([shown(), told]).toEqual([{ ids: [8], busy: [] }, ['removed']]);
  expect(alerted).not.toHaveBeenCalled();
});

// "Remove" of a list that another tab has changed would save the vehicle again.
test('[F2] what is to be removed is never saved, though it is off the list already', async () => {
  setWatched({ kind: 'signed_in', phone_number: '+61412000101', ids: new Set(), busy: new Set() });
  const done = changeWatched(ID, signIn, 'removed');
  answer(Response.json({ success: true }));
  await done;
  expect(requested.map(([path]) => path)).toEqual([REMOVE_CAR_API]);
  expect([shown(), told]).toEqual([{ ids: [], busy: [] }, ['removed']]);
});

test.each([
  ['its own words', Response.json({ success: false, message: 'It is away.' }, { status: 503 }), 'It is away.'],
  ['other words, where it has none', new Response('', { status: 500 }), /couldn’t update your list/],
  ['other words, of a page that is no answer', new Response('<h1>Hello</h1>', HTML), /couldn’t update your list/],
])('[F2] what fails is on the list again, and is said in %s', async (_, response, words) => {
  const done = changeWatched(ID, signIn, 'removed');
  answer(response);
  await done;
  expect(shown()).toMatchObject({ ids: expect.arrayContaining([ID, 8]), busy: [] });
  expect(alerted.mock.calls).toEqual([[expect.stringMatching(words)]]);
  expect(told).toEqual([]);
});

test('[F2] who turns out not to be signed in is led there, without an alert', async () => {
  const done = changeWatched(ID, signIn, 'removed');
  answer(Response.json({ success: false }, { status: 401 }));
  await done;
  expect([shown(), signIn.mock.calls.length, alerted.mock.calls]).toEqual(['signed_out', 1, []]);
});

test('[F2] [I1] the vehicle is saved after signing in, and a tag manager gets event 39', async () => {
  // Let through: on sites that save with signed-in visitors the first hearts of all were no event of the dataLayer.
  const sent = vi.spyOn(soon, 'sendEventLazily').mockReturnValue();
  vi.stubGlobal('location', { hash: '#kept-car-7', pathname: '/search/used-cars', search: '?page=2' });
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
  vi.stubGlobal('document', { getElementById: () => null });
  await loadWatched(false);
  expect(told).toEqual(['saved']);
  const path = '/search/used-cars?page=2';
  expect(sent.mock.calls).toEqual([[{ name: 'save_car', path, carId: 7, data: {}, isSaved: true }]]);
});
