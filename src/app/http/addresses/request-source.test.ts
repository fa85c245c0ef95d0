import { expect, test } from 'vitest';
import { getRequestSource } from './request-source.ts';

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}, trustProxy = false) =>
  getRequestSource({ headers, socket: { remoteAddress } }, trustProxy);

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(from(address)).toBe('this_machine');
});

test.each(['192.168.1.7', '203.0.113.7', '::ffff:10.0.0.1', 'fe80::1', '127.0.0.1.evil.example', '', undefined])(
  'attack: %s is elsewhere, whatever it says of itself',
  (address) => {
    const headers = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' };
    expect(from(address, headers)).toBe('elsewhere');
    expect(from(address, headers, true)).toBe('elsewhere');
  },
);

test('whoever comes by a proxy of this machine is where the proxy says, and elsewhere where it is not named', () => {
  expect(from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, true)).toBe('this_machine');
  expect(from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }, true)).toBe('elsewhere');
  expect(from('127.0.0.1', {}, true)).toBe('elsewhere');
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect(from('127.0.0.1', { [name]: '127.0.0.1' })).toBe('elsewhere');
});
