const decoders = { mac: new TextDecoder('macintosh'), windows: new TextDecoder('windows-1252') };

/**
 * Whether bytes that are not UTF-8 are MacRoman rather than Windows-1252: every byte is a character in both, so what
 * counts is whether it makes sense in its place, as in "Citro?n" or "dealer?s". In doubt it is Windows-1252, which is
 * far more common.
 */
export function isMacRoman(bytes: Uint8Array): boolean {
  return countNonsense(decoders.mac.decode(bytes)) < countNonsense(decoders.windows.decode(bytes));
}

/** A character beyond ASCII; its neighbours are captured. */
const FOREIGN = /(?<=([A-Za-z0-9]))[^\0-\x7f](?=([A-Za-z]?))/g;

function countNonsense(text: string): number {
  let count = 0;
  for (const [letter, before = '', after = ''] of text.matchAll(FOREIGN)) {
    if (isNonsense(before, letter, after)) count += 1;
  }
  return count;
}

/** Letters do not change case within a word, and no character but an apostrophe stands between two. */
function isNonsense(before: string, letter: string, after: string): boolean {
  if (/\p{Lu}/u.test(letter)) return /[a-z0-9]/.test(before);
  if (/\p{Ll}/u.test(letter)) return /[A-Z]/.test(before) && /[A-Z]/.test(after);
  return /[A-Za-z]/.test(before) && after !== '' && letter !== '’';
}
