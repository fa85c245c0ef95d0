/** Parts whose styles come with their script: `<look>/on-use/<part>.css`. */
export type PartOnUse =
  | 'cards'
  | 'chat'
  | 'enquiry'
  | 'gallery'
  | 'map'
  | 'measuring'
  | 'menu'
  | 'price-comparison'
  | 'suggest'
  | 'tray'
  | 'viewer';

/** Parts further down a page, or on few pages, whose styles come where the page comes to them (`sheet-here.tsx`). */
export type PartBelow = 'calculators' | 'chat-marker' | 'offers';

const loading = new Map<PartOnUse, Promise<void>>();

/**
 * Loads the script of a part together with its styles, so that it is never seen without them. A page that has them in
 * its own sheet names none and waits for the script alone. Rejects when either cannot be fetched.
 */
export async function withSheet<Module>(part: PartOnUse, script: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([script, loadSheet(part)]);
  return loaded;
}

/** Loads the styles of a part. Rejects when they cannot be fetched. */
export function loadSheet(part: PartOnUse): Promise<void> {
  const known = loading.get(part) ?? fetchSheet(part);
  loading.set(part, known);
  known.catch(() => loading.delete(part));
  return known;
}

/** The page names the sheet in a link that browsers leave alone until it becomes a style sheet. */
function fetchSheet(part: PartOnUse): Promise<void> {
  const named = document.querySelector<HTMLLinkElement>(`link[rel=on-use][data-part=${part}]`);
  if (!named) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: named.href });
    sheet.dataset.part = part;
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`The styles of ${part} could not be fetched`));
    };
    named.after(sheet);
  });
}
