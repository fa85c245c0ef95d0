import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { SiteDb } from '../../db/scope.ts';
import type { CardRecord } from '../../domain/listing/card-record.ts';
import type { RequestSource } from '../../domain/requests/request-source.ts';
import type { Car, CarType } from '../../domain/vehicle/car.ts';
import type { FindQuery, FoundCars, SearchResult, SearchScope, SearchState } from '../../search/contract.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { Visit } from './visit.ts';

/** Opaque, so that comparing a site with a slug does not compile: behaviour is data (settings), never a name. */
declare const siteIdBrand: unique symbol;
export type SiteId = number & { readonly [siteIdBrand]: true };

export interface Site {
  id: SiteId;
  groupId: number;
  /** `https://www.example.com.au`, without a trailing slash: the site's own address for canonical links. */
  origin: string;
  requestSource: RequestSource;
  settingsVersion: number;
  /** The last change of its settings, places, reviews or written content. */
  changedAt: Date;
  /**
   * Prefix of the names under which browsers store the site's data (F6). It is the site's slug; use it for nothing
   * else.
   */
  storageName: string;
}

/** The stock of one site, in memory. Everything here is already narrowed to what the site shows. */
export interface SiteStock {
  /** Grows with every change of the stock; part of every cache key. */
  readonly version: number;
  /** `hitsPerPage` in place of the site's own. */
  search(state: SearchState, scope?: SearchScope, hitsPerPage?: number): SearchResult<CardRecord>;
  /** The best matches of a filter expression and words (B17), at most as many as asked for, without facet counts. */
  find(query: FindQuery): FoundCars<CardRecord>;
  /**
   * The car at `/cars/{slug}`, whole, when this site shows it (sold ones too); undefined otherwise. `isKnownEnough`: as
   * this version of the stock has it, which saves a query; its number of views may be some minutes old.
   */
  findCar(slug: string, options?: { isKnownEnough?: boolean }): Promise<Car | undefined>;
  /**
   * The car at `/cars/{slug}` that this site would show had it not been removed from dealer websites; undefined
   * otherwise.
   */
  findTakenOff(slug: string): Promise<Car | undefined>;
  /** How many of its vehicles were sold at this moment or after it (Unix seconds), whether still listed or not. */
  soldSince(seconds: number): number;
  /** The cards of the listed vehicles with these ids, in this order; those not listed are left out. */
  cardsOf(ids: readonly number[]): CardRecord[];
  /** Counts over everything listed, by car type. */
  countByType(): Record<CarType, number>;
  /** Slugs of the dealerships and locations whose vehicles this stock has, each with its name in filters. */
  placeSlugs(): { dealerships: ReadonlyMap<string, string>; locations: ReadonlyMap<string, string> };
  /**
   * When a list with these filters last changed (ISO 8601): of the whole stock, a car type, a make, model, body or
   * place; undefined for one that never had a vehicle.
   */
  listChangedAt(terms: SearchState['terms']): string | undefined;
  /** Slugs and change times of all listed cars that are available, for the sitemap. */
  availableSlugs(): { slug: string; updated_at: string }[];
}

/** The site's pictures as files, for documents that embed them. */
export interface SitePictures {
  /**
   * The picture at an address that the site's pages name, as a JPEG, counted against the caller; undefined where there
   * is none. Throws when it is unavailable now, or the caller's signal is aborted first.
   */
  findJpeg(src: string, asker: { caller: string; signal: AbortSignal }): Promise<Uint8Array | undefined>;
}

/**
 * Everything that a loader or action knows of the request; made once by the server from the host (see ARCHITECTURE.md).
 */
export interface RequestContext {
  site: Site;
  settings: SiteSettings;
  db: SiteDb;
  stock: SiteStock;
  pictures: SitePictures;
  /** Where the program stores files of its own, such as emails where there is no mail server. */
  dataDir: string;
  /** The moment of the request; rules take it as an input. */
  now: Date;
  /** The address as the visitor sees it: origin of the site, path and query, never with `.data`. */
  url: URL;
  requestId: string;
  /** Its lines carry site and request id; callers add `feature`. */
  log: Logger;
  /** The requesting browser; `visitors/signed-in.ts` finds who is signed in there. */
  visit: Visit;
}

export const requestContext = createContext<RequestContext>();
