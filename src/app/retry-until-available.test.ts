import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/open.ts';
import { retryUntilAvailable } from './retry-until-available.ts';

const coded = (code: string, message = 'said by the server') => Object.assign(new Error(message), { code });
const SHUTDOWN = new DrizzleQueryError('select 1', [], coded('57P01'));

function start(failures: Error[]) {
  const asPlatform = vi.fn(async () => undefined) as unknown as Database['asPlatform'];
  const work = vi.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'up';
  });
  const done = retryUntilAvailable({ database: { asPlatform }, log: { warn: () => {} } }, work);
  return { done, work, asPlatform };
}

// A start that used the PostgreSQL of an ending command used to exit with 1.
describe('a start whose database goes away', () => {
  test.each<[string, Error]>([
    ['a query is cut off by a shutdown', SHUTDOWN],
    ['nobody listens', coded('ECONNREFUSED')],
    ['the socket is gone', Object.assign(coded('ENOENT'), { syscall: 'connect' })],
    ['the connection breaks', new Error('Connection terminated unexpectedly')],
  ])('waits for it and goes on: %s', async (_, failure) => {
    const { done, work, asPlatform } = start([failure, failure]);
    expect(await done).toBe('up');
    expect([work.mock.calls.length, vi.mocked(asPlatform).mock.calls.length]).toEqual([3, 2]);
  });

  test.each<[string, Error]>([
    ['a statement that is wrong', coded('42P01')],
    ['a file that is not there', Object.assign(coded('ENOENT'), { syscall: 'open' })],
    ['a disk that is full', coded('53100')],
  ])('does not wait for %s', async (_, failure) => {
    const { done, work } = start([failure]);
    await expect(done).rejects.toBe(failure);
    expect(work).toHaveBeenCalledOnce();
  });

  test('gives up when it goes away five times', async () => {
    const { done, work } = start(Array.from({ length: 5 }, () => SHUTDOWN));
    await expect(done).rejects.toBe(SHUTDOWN);
    expect(work).toHaveBeenCalledTimes(5);
  });
});
