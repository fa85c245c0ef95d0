import { getErrorMessage } from '../../domain/text/error-message.ts';

/** A parsed JSON body, or why it could not be parsed, with the status for it. */
export type JsonResult = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415; reason: string };

/**
 * Reads a request's body as JSON, at most `maxBytes`: a longer one is refused while it arrives, whatever length it
 * claims.
 */
export async function readJson(request: Request, maxBytes: number): Promise<JsonResult> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    return {
      ok: false,
      status: 415,
      reason: 'The body must be JSON, sent as Content-Type: application/json',
    };
  const bytes = await readBytes(request.body, maxBytes);
  if (!bytes) return { ok: false, status: 413, reason: `The body is larger than ${maxBytes} bytes` };
  return parseJson(bytes);
}

/** The bytes of a body; undefined when there are more than `maxBytes`. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export function parseJson(bytes: Uint8Array): JsonResult {
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch (error) {
    return { ok: false, status: 400, reason: `The body is not valid JSON: ${getErrorMessage(error)}` };
  }
}
