import { data } from 'react-router';

const MAX_BYTES = 65_536;
const TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** The boxes of a form that was sent, each name's last value. Throws an answer for a body that is no form, or longer than 64 KB. */
export async function readForm(request: Request): Promise<Record<string, string | undefined>> {
  if (!TYPE.test(request.headers.get('Content-Type') ?? '')) throw data('This is no form', { status: 415 });
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw data('This is too long', { status: 413 });
    parts.push(part);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
}
