import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { type CacheRoom, FolderRoom } from '../../integrations/images/disk/cache-room.ts';
import { listen } from '../http/lifetime.ts';
import { type CallerLimits, createCallerLimits } from '../http/limits/caller-limits.ts';
import type { Config } from '../operations/config.ts';

/** Of several processes that would do the same for a site, one does it at a time. */
export interface SiteClaims {
  /** Whether this process may do it, until it releases the site. */
  take(siteId: number): boolean | Promise<boolean>;
  /** Resolves once the process that does it has released the site, or has ended. */
  whenFree(siteId: number): Promise<void>;
  release(siteId: number): void;
}

/** What the processes that serve one port do together. A process that serves it alone does it for itself. */
export interface SharedWork {
  /** How many processes share the memory and the database connections that the configuration allows. */
  workers: number;
  /** Lets a server answer the requests of the port, and returns the port. Rejects when it is taken. */
  listen(server: Server): Promise<number>;
  limits: CallerLimits;
  /** The room for resized pictures on the disk. */
  pictureRoom: CacheRoom;
  /** Who makes the pictures of a site ahead of requests. */
  firstPictures: SiteClaims;
  /** Adds the metrics of this process to those of all; returns what reads the text of all. */
  shareMetrics(own: Registry): () => Promise<string>;
}

/** The claims of a process that shares them with none. */
export const UNSHARED: SiteClaims = { take: () => true, whenFree: async () => {}, release: () => {} };

/** The work of a process that serves its port alone. */
export function createOwnWork(config: Config): SharedWork {
  return {
    workers: 1,
    listen: async (server) => {
      await listen(server, config);
      return (server.address() as AddressInfo).port;
    },
    limits: createCallerLimits(),
    pictureRoom: openPictureRoom(config),
    firstPictures: UNSHARED,
    shareMetrics: (own) => () => own.metrics(),
  };
}

/** The room for resized pictures that the configuration allows on the disk. */
export const openPictureRoom = ({
  IMAGE_CACHE_DIR,
  IMAGE_CACHE_MEGABYTES,
}: Pick<Config, 'IMAGE_CACHE_DIR' | 'IMAGE_CACHE_MEGABYTES'>): FolderRoom =>
  new FolderRoom(IMAGE_CACHE_DIR, IMAGE_CACHE_MEGABYTES * 1024 * 1024);
