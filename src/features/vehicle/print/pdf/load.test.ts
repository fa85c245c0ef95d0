import { expect, test, vi } from 'vitest';
import type { RequestContext } from '../../../../kernel/request/context.ts';
import { settingsSchema } from '../../../../settings/schema.ts';
import { loadPdf } from './load.ts';

/** A site whose vehicles are looked up by `findCar`. */
const siteWith = (findCar: RequestContext['stock']['findCar']) =>
  ({
    settings: settingsSchema.parse({ brand: { name: 'Harbour' }, contact: { phone: '07 3200 5400' } }),
    visit: { caller: 'reader' },
    stock: { findCar },
  }) as unknown as RequestContext;
const stays = () => new AbortController().signal;

test('[D18] a document whose reader leaves while it waits its turn is not made', async () => {
  const held = Promise.withResolvers<undefined>();
  const findCar = vi.fn(() => held.promise);
  const site = siteWith(findCar);
  const making = ['one', 'two'].map((slug) => loadPdf(site, slug, stays()));
  const reader = new AbortController();
  const left = loadPdf(site, 'three', reader.signal);
  await vi.waitFor(() => expect(findCar).toHaveBeenCalledTimes(2));
  reader.abort();
  expect(await left).toMatchObject({ kind: 'failed', status: 503 });
  held.resolve(undefined);
  const none = { kind: 'failed', status: 404, message: 'There is no such vehicle here.' };
  expect(await Promise.all(making)).toEqual([none, none]);
  expect(await loadPdf(site, 'four', stays())).toEqual(none);
  expect(findCar.mock.calls.flat()).toEqual(['one', 'two', 'four']);
});
