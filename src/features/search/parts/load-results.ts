/** Where the results of a search are fetched as HTML, without the page around them. */
const RESULTS_PATH = '/search/page';

/** `href`: where the search is, after redirects. `elsewhere`: the server has no such search, as its page says. */
export type LoadedResults = { kind: 'found'; href: string; html: string } | { kind: 'elsewhere' } | { kind: 'failed' };

/** How many results are kept for a step back, and for how long: as long as the server keeps a page. */
const MOST_KEPT = 6;
const KEPT_MS = 60_000;

const kept = new Map<string, { found: LoadedResults; at: number }>();

interface Wanted {
  href: string;
  /** The groups of the panel that the page has whole. */
  groups: readonly string[];
  /** Results of a short while ago will do, as for a step back. */
  mayBeKept: boolean;
}

/** Loads the results of a search's address. */
export async function loadResults({ href, groups, mayBeKept }: Wanted, signal: AbortSignal): Promise<LoadedResults> {
  const known = kept.get(href);
  if (mayBeKept && known && Date.now() - known.at < KEPT_MS) return known.found;
  const found = await fetchResults(href, groups, signal).catch((): LoadedResults => ({ kind: 'failed' }));
  if (found.kind === 'found') keep(found.href, found);
  return found;
}

async function fetchResults(href: string, groups: readonly string[], signal: AbortSignal): Promise<LoadedResults> {
  const panel = groups.length > 0 ? `&panel=${groups.map(encodeURIComponent)}` : '';
  const response = await fetch(`${RESULTS_PATH}?of=${encodeURIComponent(href)}${panel}`, { signal });
  if (response.status >= 500) return { kind: 'failed' };
  if (!response.ok) return { kind: 'elsewhere' };
  const led = new URL(response.url).searchParams.get('of');
  return { kind: 'found', href: led ?? href, html: await response.text() };
}

function keep(href: string, found: LoadedResults): void {
  kept.delete(href);
  kept.set(href, { found, at: Date.now() });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
