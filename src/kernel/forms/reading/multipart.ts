import { readBytes } from '../../http/read-json.ts';
import type { ChosenFile } from '../fields/schema.ts';

export interface SentFile extends ChosenFile {
  content: Uint8Array;
}

/** A multipart body: texts and files by name, each name's last one; or why it could not be read. */
export type PartsResult =
  | { ok: true; texts: Record<string, string>; files: Record<string, SentFile> }
  | { ok: false; status: 400 | 413; reason: string };

/** The limit for all text parts together. */
export const TEXT_BYTES = 65_536;
const PARTS_AT_MOST = 200;

/** Whether a body is multipart, as those of forms with files are. */
export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(request.headers.get('Content-Type') ?? '');
}

/**
 * Reads a multipart body with at most `fileBytes` of files: a longer one is refused while it arrives, whatever length
 * it claims.
 */
export async function readParts(request: Request, fileBytes: number): Promise<PartsResult> {
  const body = await readBytes(request.body, fileBytes + TEXT_BYTES);
  if (!body) return refuseTooLong(fileBytes);
  const form = await parseFormData(body, request.headers.get('Content-Type') ?? '');
  if (!form) return { ok: false, status: 400, reason: 'The form arrived damaged' };
  const parts = [...form];
  if (parts.length > PARTS_AT_MOST) return { ok: false, status: 400, reason: 'The form has too many parts' };
  const texts = parts.filter((part): part is [string, string] => typeof part[1] === 'string');
  if (texts.reduce((sum, [name, text]) => sum + name.length + text.length, 0) > TEXT_BYTES) return refuseTooLong(0);
  const files = await Promise.all(
    parts.flatMap(([name, value]) => (value instanceof File && value.name ? [readSentFile(name, value)] : [])),
  );
  return { ok: true, texts: Object.fromEntries(texts), files: Object.fromEntries(files) };
}

async function parseFormData(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return undefined;
  }
}

async function readSentFile(name: string, file: File): Promise<[string, SentFile]> {
  const content = new Uint8Array(await file.arrayBuffer());
  return [name, { name: file.name, size: content.length, content }];
}

function refuseTooLong(fileBytes: number): PartsResult {
  const megabytes = fileBytes / 1_000_000;
  const files = fileBytes > 0 ? `, files up to ${megabytes} MB` : '';
  return { ok: false, status: 413, reason: `This is too large: text can be up to 64 KB${files}` };
}
