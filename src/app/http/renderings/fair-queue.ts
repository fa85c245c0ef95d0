/** Waiting items of several sites: each site's in the order they came, and the sites by turns. */
export class FairQueue<T> {
  /** The site whose turn is next comes first; a site without items is not in it. */
  readonly #sites = new Map<number, Set<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(site: number): number {
    return this.#sites.get(site)?.size ?? 0;
  }

  add(site: number, item: T): void {
    const items = this.#sites.get(site) ?? new Set<T>();
    this.#sites.set(site, items.add(item));
    this.#size += 1;
  }

  /** Takes out the oldest item of the site whose turn it is; undefined when nothing waits. */
  next(): T | undefined {
    for (const [site, items] of this.#sites)
      for (const item of items) {
        this.remove(site, item);
        if (this.#sites.delete(site)) this.#sites.set(site, items);
        return item;
      }
    return undefined;
  }

  remove(site: number, item: T): void {
    const items = this.#sites.get(site);
    if (!items?.delete(item)) return;
    this.#size -= 1;
    if (items.size === 0) this.#sites.delete(site);
  }
}
