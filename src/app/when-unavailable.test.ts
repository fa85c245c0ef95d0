import { type ActionFunction, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createRecordedLog } from '../../tests/samples/log.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { readForm } from '../kernel/forms/reading/read-form.ts';
import { requestContext } from '../kernel/request/context.ts';
import { withUnavailableResponses } from './when-unavailable.ts';

const { log, lines } = createRecordedLog();

/** Sends a form to a page's action, with the same guard as in the program. */
async function send(body: BodyInit, action: (request: Request) => Promise<unknown>): Promise<unknown> {
  const routes = { page: { id: 'page', module: { default: () => null, action: onRequest(action) } } };
  const guarded = withUnavailableResponses(routes as unknown as ServerBuild['routes']);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const url = new URL('http://site.test/contact?from=home');
  const context = new RouterContextProvider();
  context.set(requestContext, { url, log, settings: { contact: { phone: '0733330000' } } } as never);
  return await guarded.page!.module.action!({ request: new Request(url, init), context } as never);
}

const onRequest =
  (action: (request: Request) => Promise<unknown>): ActionFunction =>
  ({ request }) =>
    action(request);

/** A body that never ends. */
const endless = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(16_384, 'name=Kim&')) });

// A form of more than 64 KB used to get no response, since the unread half of it blocked the request.
test('a form that is too long is refused at once', async () => {
  await expect(send(endless(), readForm)).rejects.toMatchObject({ init: { status: 413 } });
});

test('a form reaches its page as it was sent, and comes back with the 503 of a database that is away', async () => {
  await expect(send('name=Kim&name=Lee&b=%26', readForm)).resolves.toEqual({ name: 'Lee', b: '&' });
  const away = () => Promise.reject(new DatabaseUnavailable('away'));
  await expect(send('name=Kim&b=%26', away)).rejects.toMatchObject({
    init: { status: 503 },
    data: {
      again: {
        action: '/contact?from=home',
        fields: [
          { name: 'name', value: 'Kim' },
          { name: 'b', value: '&' },
        ],
      },
    },
  });
  expect(lines).toMatchObject([{ msg: 'A page failed', path: '/contact' }]);
});

// An outage of another company's address book used to be reported as the site's own.
test('another service that cannot be reached is no outage of the database', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const failed = new TypeError('fetch failed', { cause: refused });
  await expect(send('name=Kim', () => Promise.reject(failed))).rejects.toBe(failed);
});
