/**
 * A short name for a text: another one has another name, but for one in billions. It is no secret and hides nothing
 * (FNV-1a from two starts).
 */
export const computeFingerprint = (text: string): string =>
  [0x811c9dc5, 0x01000193].map((start) => hashFrom(start, text).toString(36)).join('');

function hashFrom(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
