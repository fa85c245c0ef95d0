import type { Asked } from './ask.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

const sendJson = (path: string, body: unknown, headers = {}): Omit<Asked, 'site'> => ({
  path,
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});
const sendForm = (path: string, fields: Record<string, string>): Omit<Asked, 'site'> => ({
  path,
  method: 'POST',
  headers: FORM_TYPE,
  body: String(new URLSearchParams(fields)),
});

/** Requests that are not GETs of a page: searches, and requests that are refused. Nothing of them is stored. */
export const SENT: readonly Omit<Asked, 'site'>[] = [
  { path: '/', method: 'HEAD' },
  { path: '/search/used-cars', method: 'PUT' },
  { path: '/nothing-of-the-kind', method: 'POST' },
  sendJson('/api/search/queries', {
    queries: [
      { filter: 'make:Toyota AND price: 20000 TO 60000', limit: 2 },
      { filter: 'NOT sold:true', query: 'ute', limit: 1, highlightPreTag: '<b>' },
    ],
  }),
  sendJson('/api/search/queries', { queries: [{ filter: 'make:Toyota AND body:' }] }),
  sendJson('/api/search/queries', { queries: [{}] }, { Origin: 'https://evil.example' }),
  sendJson('/api/search', {}),
  sendJson('/api/events', {}),
  sendJson('/api/events', { events: [{ name: 'none_such' }] }),
  sendJson('/api/leads', {}),
  sendJson('/api/leads/steps', {}),
  sendJson('/api/miscellaneous', {}),
  sendJson('/api/youx/quote', {}),
  sendJson('/api/chat', {}),
  sendJson('/api/payments/notice', {}),
  sendJson('/api/watchlist/save-car', {}),
  sendJson('/api/watchlist/remove-car', {}),
  sendJson('/api/watchlist/merge-cars', {}),
  sendForm('/sign-in', { email: 'nobody' }),
  sendForm('/sign-out', {}),
  sendForm('/service', {}),
  sendForm('/sell-my-car', {}),
  sendForm('/online-payment', {}),
];
