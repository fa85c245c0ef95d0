import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/open.ts';
import { warmReadCache } from '../../db/queries/cached-reads.ts';
import {
  findSite,
  findSiteSummary,
  listSiteSummaries,
  type SiteRecord,
  type SiteSummary,
} from '../../db/queries/sites/sites.ts';
import type { SiteDb } from '../../db/scope.ts';
import { SITE_CHANGED } from '../../db/stock-change.ts';
import type { SiteId } from '../../kernel/request/context.ts';
import { resolveSite } from '../../settings/resolve-site.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import { computeRetryDelayMs, runLater } from '../../stock/live/retry.ts';
import { pickIndexSettings } from '../../stock/live/site-index.ts';
import { SiteRefused } from '../site-refused.ts';

/** What `SITE_CHANGED` notifies of. */
const siteChange = z.object({ site_id: z.int() });

/** What is known of every site: enough to find it by host. */
export interface KnownSite {
  id: SiteId;
  groupId: number;
  slug: string;
  /** The name of its brand. */
  name: string;
  hosts: readonly string[];
  settingsVersion: number;
  /** The last change of anything but its stock. */
  changedAt: Date;
}

/** A site with its settings, which are valid. */
export interface LiveSite extends KnownSite {
  settings: SiteSettings;
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
 * The sites of this process, by host, following the database. All are known from the start; the settings of each, and
 * what its pages need beside the stock, are read when it is first asked for. A site whose new settings are refused
 * keeps its last valid ones.
 */
export class SiteRegistry {
  readonly #options: RegistryOptions;
  readonly #known = new Map<number, KnownSite>();
  readonly #live = new Map<number, LiveSite>();
  readonly #opening = new Map<number, Promise<LiveSite>>();
  /** The versions whose settings were refused, by site. */
  readonly #refused = new Map<number, number>();
  #byHost = new Map<string, KnownSite>();
  /** Changes are processed one after the other, or an older one might overtake. */
  #queue: Promise<void> = Promise.resolve();
  #stopListening: (() => void) | undefined;
  #callOff: (() => void) | undefined;
  #stopped = false;

  constructor(options: RegistryOptions) {
    this.#options = options;
  }

  /** Learns of every site and follows changes from now on. */
  async start(): Promise<void> {
    this.#stopListening ??= await this.#options.database.listen(SITE_CHANGED, {
      onPayload: (payload) => this.#enqueue(() => this.#update(siteChange.parse(JSON.parse(payload)).site_id)),
      onGap: () => this.#enqueue(() => this.#updateAll()),
    });
    await this.#updateAll();
  }

  stop(): void {
    this.#stopped = true;
    this.#stopListening?.();
    this.#callOff?.();
  }

  /** The site that answers at exactly this host (lower case, without port); undefined when there is none (A1). */
  find(host: string): KnownSite | undefined {
    return this.#byHost.get(host);
  }

  findById(siteId: number): KnownSite | undefined {
    return this.#known.get(siteId);
  }

  /** All sites, by slug. */
  list(): KnownSite[] {
    return [...this.#known.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  }

  /** The site if it is open; undefined when nobody has asked for it yet. */
  findOpen(siteId: number): LiveSite | undefined {
    return this.#live.get(siteId);
  }

  /**
   * A site with its settings, and with everything that its pages need beside the stock in its read cache. Throws
   * `SiteRefused` when its settings are invalid, `DatabaseUnavailable` when it cannot be read.
   */
  async open({ id }: KnownSite): Promise<LiveSite> {
    const live = this.#live.get(id);
    if (live) return live;
    const opening = this.#opening.get(id) ?? this.#openNow(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** A site with its settings, for work that renders no page; errors as `open`. */
  async read({ id }: KnownSite): Promise<LiveSite> {
    return this.#live.get(id) ?? this.#withSettings(await this.#readRecord(id));
  }

  /**
   * Forgets what was read of a site until it is asked for again; but not valid settings whose successors are refused.
   */
  release(siteId: number): void {
    if (this.#refused.has(siteId)) return;
    const site = this.#live.get(siteId);
    this.#live.delete(siteId);
    if (site) this.#options.database.forgetReads(site.db);
  }

  /** Resolves when all changes notified so far are processed. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #enqueue(work: () => Promise<void>, attempt = 1): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => this.#tryAgain(error, attempt));
  }

  /** Reads all sites again after a pause: those that are up to date cost nothing. */
  #tryAgain(error: unknown, attempt: number): void {
    this.#options.log.error({ err: error }, 'Could not load changed sites; retrying');
    if (this.#stopped) return;
    this.#callOff?.();
    this.#callOff = runLater(computeRetryDelayMs(attempt), () => this.#enqueue(() => this.#updateAll(), attempt + 1));
  }

  /** One site that fails does not block the others. */
  async #updateAll(): Promise<void> {
    const summaries = await this.#options.database.asPlatform(listSiteSummaries);
    const present = new Set(summaries.map(({ id }) => id));
    for (const id of this.#known.keys()) if (!present.has(id)) this.#forget(id);
    const failures: unknown[] = [];
    for (const summary of summaries) await this.#follow(summary).catch((error: unknown) => failures.push(error));
    this.#nameHosts();
    if (failures.length > 0) throw new AggregateError(failures, 'Sites could not be loaded');
  }

  async #update(siteId: number): Promise<void> {
    const summary = await this.#options.database.asPlatform((tx) => findSiteSummary(tx, siteId));
    if (summary) await this.#follow(summary);
    else this.#forget(siteId);
    this.#nameHosts();
  }

  /** Takes note of a site's present version; one that is open is opened anew first. */
  async #follow(summary: SiteSummary): Promise<void> {
    await this.#opening.get(summary.id)?.catch(() => {});
    const live = this.#live.get(summary.id);
    if (!live) this.#known.set(summary.id, knownSite(summary));
    else if (live.settingsVersion !== summary.settings_version)
      await this.#openNow(summary.id).catch((error: unknown) => {
        // Its last valid settings and hosts stay in use.
        if (!(error instanceof SiteRefused)) throw error;
      });
  }

  async #openNow(siteId: number): Promise<LiveSite> {
    const live = this.#withSettings(await this.#readRecord(siteId));
    await warmReadCache(live.db);
    const former = this.#live.get(siteId);
    const { id, groupId, settings } = live;
    if (!former || !sameIndex(former.settings, settings)) await this.#options.stock.follow({ id, groupId, settings });
    if (!this.#known.has(siteId)) throw new SiteRefused(`The site "${live.slug}" was removed while it was opened`);
    this.#live.set(siteId, live);
    this.#known.set(siteId, live);
    return live;
  }

  async #readRecord(siteId: number): Promise<SiteRecord> {
    const record = await this.#options.database.asPlatform((tx) => findSite(tx, siteId));
    if (!record) throw new SiteRefused(`There is no site ${siteId} any more`);
    return record;
  }

  /** Throws `SiteRefused`, and reports why, once for each version. */
  #withSettings(record: SiteRecord): LiveSite {
    const resolved = resolveSite(record);
    if (resolved.ok) {
      this.#refused.delete(record.id);
      const { id, group_id } = record;
      const db = this.#options.database.forSite({ groupId: group_id, siteId: id });
      const { settings } = resolved;
      return { ...knownSite({ ...record, name: settings.brand.name }), settings, db };
    }
    if (this.#refused.get(record.id) !== record.settings_version) {
      this.#refused.set(record.id, record.settings_version);
      this.#options.onRefused?.();
      this.#options.log.error(
        { site: record.slug, problems: resolved.problems },
        'A site’s settings are invalid; the last valid ones stay in use',
      );
    }
    throw new SiteRefused(`The settings of the site "${record.slug}" are invalid`);
  }

  #forget(siteId: number): void {
    this.#known.delete(siteId);
    this.#refused.delete(siteId);
    this.release(siteId);
    this.#options.stock.forget(siteId);
  }

  #nameHosts(): void {
    const byHost = new Map<string, KnownSite>();
    for (const site of this.#known.values()) {
      if (this.#options.hasLocalHosts) byHost.set(`${site.slug}.localhost`, site);
    }
    // A host that a site names itself takes precedence over implied ones.
    for (const site of this.#known.values()) for (const host of site.hosts) byHost.set(host, site);
    this.#byHost = byHost;
  }
}

function knownSite({ id, group_id, slug, name, hosts, settings_version, updated_at }: SiteSummary): KnownSite {
  return {
    id: id as SiteId,
    groupId: group_id,
    slug,
    name: name ?? slug,
    hosts,
    settingsVersion: settings_version,
    changedAt: updated_at,
  };
}

/** Whether the index built with the former settings is valid for the new ones too. */
const sameIndex = (former: SiteSettings, now: SiteSettings) =>
  JSON.stringify(pickIndexSettings(former)) === JSON.stringify(pickIndexSettings(now));
