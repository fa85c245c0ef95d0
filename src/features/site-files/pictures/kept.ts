/** As many drawn pictures as are kept: a platform with more sites draws the least asked for again. */
const MOST = 200;
const kept = new Map<string, Promise<Buffer>>();

/** The picture that was drawn of the same inputs before, or draws it; what failed is tried again by the next who asks. */
export function keepDrawn(key: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const name = JSON.stringify(key);
  const known = kept.get(name);
  if (known) {
    kept.delete(name);
    kept.set(name, known);
    return known;
  }
  const drawn = draw();
  kept.set(name, drawn);
  drawn.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return drawn;
}

/** The headers of a drawn picture: a day, like those of the favicon. */
export const PNG_HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };
