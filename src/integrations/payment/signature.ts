import { createHmac, timingSafeEqual } from 'node:crypto';
import { NoticeRefused } from './contract.ts';

/** A notice signed longer ago than this may be a replay. */
const TOLERANCE_SECONDS = 300;

/** The header that signs a notice: `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`. */
export function signNotice(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digestOf(body, secret, seconds).toString('hex')}`;
}

/**
 * Throws `NoticeRefused` unless the header holds a signature of the body by the secret (any one of several will do, as
 * secrets are rotated), made within five minutes of now.
 */
export function checkSignature(body: string, header: string | null, secret: string, now: Date): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const given = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []));
  if (!/^\d{1,12}$/.test(time) || given.length === 0) throw new NoticeRefused('it is not signed');
  const wanted = digestOf(body, secret, Number(time));
  if (!given.some((hex) => isSame(wanted, hex))) throw new NoticeRefused('its signature doesn’t match');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS)
    throw new NoticeRefused('it was signed too long ago');
}

function digestOf(body: string, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}

function isSame(wanted: Buffer, hex: string): boolean {
  const given = /^[0-9a-f]{64}$/i.test(hex) ? Buffer.from(hex, 'hex') : Buffer.alloc(0);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
