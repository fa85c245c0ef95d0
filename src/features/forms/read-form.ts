import { data } from 'react-router';
import { isMultipart, readParts, type SentFile } from './multipart.ts';

const MAX_BYTES = 65_536;
const TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** The boxes of a form that was sent, each name's last value. Throws an answer for a body that is no form, or longer than 64 KB. */
export async function readForm(request: Request): Promise<Record<string, string | undefined>> {
  if (!TYPE.test(request.headers.get('Content-Type') ?? '')) throw data('This is no form', { status: 415 });
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw data('This is too long: a form may have 64 KB', { status: 413 });
    parts.push(part);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
}

/** The boxes of a form that was sent, with its files, which may have `fileBytes` together. Throws an answer for what cannot be read. */
export async function readFormParts(request: Request, fileBytes: number): Promise<FormParts> {
  if (!isMultipart(request)) return { texts: await readForm(request), files: {} };
  const parts = await readParts(request, fileBytes);
  if (!parts.ok) throw data(parts.reason, { status: parts.status });
  return parts;
}

interface FormParts {
  texts: Record<string, string | undefined>;
  files: Record<string, SentFile>;
}
