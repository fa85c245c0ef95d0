/** A file's text; or why its bytes are not valid text, and how to fix that. */
export type ReadText = { ok: true; text: string } | { ok: false; reason: string; suggestion: string };

const AS_UTF8 = 'Save it as UTF-8, without a byte order mark.';
const starts = (bytes: Uint8Array, ...with_: number[]) => with_.every((byte, at) => bytes[at] === byte);

/**
 * Common encodings other than UTF-8, recognised by a file's first bytes. Such a file begins with plain letters, so a 0
 * beside one is UTF-16.
 */
const OTHERS: readonly { reason: string; fits: (bytes: Uint8Array) => boolean }[] = [
  {
    reason: 'begins with a byte order mark (BOM)',
    fits: (bytes) => starts(bytes, 0xef, 0xbb, 0xbf),
  },
  {
    reason: 'is written in UTF-16',
    fits: (bytes) => starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff),
  },
  {
    reason: 'is written in UTF-16 without a byte order mark',
    fits: (bytes) => bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0),
  },
];

/** The text of a file of a site folder, which must be UTF-8. */
export function decodeText(bytes: Buffer): ReadText {
  const other = OTHERS.find(({ fits }) => fits(bytes));
  if (other) return { ok: false, reason: other.reason, suggestion: AS_UTF8 };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, reason: `is not written in UTF-8${lineOfFault(bytes)}`, suggestion: AS_UTF8 };
  }
}

/** The line with the first invalid byte. */
function lineOfFault(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split('\n');
  const at = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  return at < 0 ? '' : ` (line ${at + 1})`;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
