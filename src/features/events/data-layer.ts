type WithLayer = typeof window & { dataLayer?: unknown[] };

/** Gives something to the page's `dataLayer`, as tag managers read it. What was given before one is loaded waits for it. */
export function pushToLayer(entry: Record<string, unknown>): void {
  const page = window as WithLayer;
  page.dataLayer ??= [];
  page.dataLayer.push(entry);
}
