import { data } from 'react-router';
import { isMultipart, readParts, type SentFile } from './multipart.ts';

const MAX_BYTES = 65_536;
const TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * The fields of a submitted form, each name's last value. Throws a response for a body that is not a form, or longer
 * than 64 KB.
 */
export async function readForm(request: Request): Promise<Record<string, string | undefined>> {
  if (!TYPE.test(request.headers.get('Content-Type') ?? '')) throw refuseForm(415, 'It didn’t come from a form');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw refuseForm(413, 'A form can be up to 64 KB');
    parts.push(part);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
}

/**
 * The fields of a submitted form and its files, which may have `fileBytes` together. Throws a response for a body that
 * cannot be read.
 */
export async function readFormParts(request: Request, fileBytes: number): Promise<FormParts> {
  if (!isMultipart(request)) return { texts: await readForm(request), files: {} };
  const parts = await readParts(request, fileBytes);
  if (!parts.ok) throw refuseForm(parts.status, parts.reason);
  return parts;
}

/** The message of the error page that replaces the form's own (app/root.tsx). */
function refuseForm(status: 400 | 413 | 415, why: string) {
  const heading = status === 413 ? 'That was too much to send' : 'We couldn’t read what was sent';
  const text = `${why}. Nothing was sent. Your answers are still there: go back and send it again.`;
  return data({ heading, text }, { status });
}

interface FormParts {
  texts: Record<string, string | undefined>;
  files: Record<string, SentFile>;
}
