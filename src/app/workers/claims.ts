interface Claim {
  owner: number;
  freed: PromiseWithResolvers<void>;
}

/** Which worker, by its id, does something for a site, by that one's id. */
export class Claims {
  readonly #bySite = new Map<number, Claim>();

  /** Whether the worker has the site's claim, which it takes if it is free. */
  take(siteId: number, worker: number): boolean {
    const claim = this.#bySite.get(siteId);
    if (claim) return claim.owner === worker;
    this.#bySite.set(siteId, { owner: worker, freed: Promise.withResolvers() });
    return true;
  }

  /** Resolves once nobody has the claim of the site. */
  async whenFree(siteId: number): Promise<void> {
    await this.#bySite.get(siteId)?.freed.promise;
  }

  release(siteId: number, worker: number): void {
    const claim = this.#bySite.get(siteId);
    if (claim?.owner !== worker) return;
    this.#bySite.delete(siteId);
    claim.freed.resolve();
  }

  /** The worker has ended. */
  releaseAll(worker: number): void {
    for (const siteId of this.#bySite.keys()) this.release(siteId, worker);
  }
}
