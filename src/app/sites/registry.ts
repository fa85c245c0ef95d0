import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/open.ts';
import { warmReadCache } from '../../db/queries/cached-reads.ts';
import { findSite, listSites, type SiteRecord } from '../../db/queries/sites/sites.ts';
import type { SiteDb } from '../../db/scope.ts';
import { SITE_CHANGED } from '../../db/stock-change.ts';
import type { SiteId } from '../../kernel/request/context.ts';
import { resolveSite } from '../../settings/resolve-site.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import { computeRetryDelayMs, runLater } from '../../stock/live/retry.ts';
import { pickIndexSettings } from '../../stock/live/site-index.ts';

/** What `SITE_CHANGED` notifies of. */
const siteChange = z.object({ site_id: z.int() });

/** A site that can be served: its settings are valid and its stock is loaded. */
export interface LiveSite {
  id: SiteId;
  groupId: number;
  slug: string;
  hosts: readonly string[];
  settings: SiteSettings;
  settingsVersion: number;
  /** The last change of anything but its stock. */
  changedAt: Date;
  db: SiteDb;
}

export interface RegistryOptions {
  database: Database;
  stock: LiveStock;
  log: Logger;
  /** Whether `<slug>.localhost` leads to a site too, as in development. */
  hasLocalHosts: boolean;
  onRefused?: () => void;
}

/**
 * The sites of this process, by host, following the database. A site whose new settings are refused keeps its last
 * valid ones.
 */
export class SiteRegistry {
  readonly #options: RegistryOptions;
  readonly #sites = new Map<number, LiveSite>();
  #byHost = new Map<string, LiveSite>();
  /** Changes are processed one after the other, or an older one might overtake. */
  #queue: Promise<void> = Promise.resolve();
  #stopListening: (() => void) | undefined;
  #callOff: (() => void) | undefined;
  #stopped = false;

  constructor(options: RegistryOptions) {
    this.#options = options;
  }

  /** Loads every site and follows changes from now on. */
  async start(): Promise<void> {
    this.#stopListening = await this.#options.database.listen(SITE_CHANGED, {
      onPayload: (payload) => this.#enqueue(() => this.#reload(siteChange.parse(JSON.parse(payload)).site_id)),
      onGap: () => this.#enqueue(() => this.#loadAll()),
    });
    await this.#loadAll().catch((error: unknown) => {
      if (this.#sites.size === 0) throw error;
      this.#tryAgain(error, 1);
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#stopListening?.();
    this.#callOff?.();
  }

  /** The site that answers at exactly this host (lower case, without port); undefined when there is none (A1). */
  find(host: string): LiveSite | undefined {
    return this.#byHost.get(host);
  }

  /** All sites that can be served, by slug. */
  list(): LiveSite[] {
    return [...this.#sites.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  }

  /** Resolves when all changes notified so far are processed. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #enqueue(work: () => Promise<void>, attempt = 1): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => this.#tryAgain(error, attempt));
  }

  /** Loads all sites again after a pause: those that are up to date cost nothing. */
  #tryAgain(error: unknown, attempt: number): void {
    this.#options.log.error({ err: error }, 'Could not load changed sites; retrying');
    if (this.#stopped) return;
    this.#callOff?.();
    this.#callOff = runLater(computeRetryDelayMs(attempt), () => this.#enqueue(() => this.#loadAll(), attempt + 1));
  }

  /** Loads every site; one that fails does not block the others. */
  async #loadAll(): Promise<void> {
    const records = await this.#options.database.asPlatform(listSites);
    const known = new Set(records.map(({ id }) => id));
    for (const id of this.#sites.keys()) if (!known.has(id)) this.#forget(id);
    const failures: unknown[] = [];
    for (const record of records) await this.#take(record).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Sites could not be loaded');
  }

  async #reload(siteId: number): Promise<void> {
    const record = await this.#options.database.asPlatform((tx) => findSite(tx, siteId));
    if (record) await this.#take(record);
    else this.#forget(siteId);
  }

  async #take(record: SiteRecord): Promise<void> {
    const former = this.#sites.get(record.id);
    if (former?.settingsVersion === record.settings_version) return;
    const resolved = resolveSite(record);
    if (!resolved.ok) {
      this.#options.onRefused?.();
      this.#options.log.error(
        { site: record.slug, problems: resolved.problems },
        'A site’s settings are invalid; the last valid ones stay in use',
      );
      return;
    }
    const live = this.#live(record, resolved.settings);
    await warmReadCache(live.db);
    if (!former || !sameIndex(former.settings, resolved.settings))
      await this.#options.stock.follow({
        id: record.id,
        groupId: record.group_id,
        settings: resolved.settings,
      });
    this.#sites.set(record.id, live);
    this.#nameHosts();
  }

  #live(record: SiteRecord, settings: SiteSettings): LiveSite {
    return {
      id: record.id as SiteId,
      groupId: record.group_id,
      slug: record.slug,
      hosts: record.hosts,
      settings,
      settingsVersion: record.settings_version,
      changedAt: record.updated_at,
      db: this.#options.database.forSite({ groupId: record.group_id, siteId: record.id }),
    };
  }

  #forget(siteId: number): void {
    this.#sites.delete(siteId);
    this.#options.stock.forget(siteId);
    this.#nameHosts();
  }

  #nameHosts(): void {
    const byHost = new Map<string, LiveSite>();
    for (const site of this.#sites.values()) {
      if (this.#options.hasLocalHosts) byHost.set(`${site.slug}.localhost`, site);
    }
    // A host that a site names itself takes precedence over implied ones.
    for (const site of this.#sites.values()) for (const host of site.hosts) byHost.set(host, site);
    this.#byHost = byHost;
  }
}

/** Whether the index built with the former settings is valid for the new ones too. */
const sameIndex = (former: SiteSettings, now: SiteSettings) =>
  JSON.stringify(pickIndexSettings(former)) === JSON.stringify(pickIndexSettings(now));
