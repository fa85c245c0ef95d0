import type { Site } from '../../kernel/request/context.ts';
import type { Config } from '../operations/config.ts';
import type { LiveSite } from './registry.ts';

/**
 * A site for background work, without a request: its origin is the first of its hosts, or a local name of this machine
 * where such names lead to sites. `port` is part of links with such names.
 */
export function toBackgroundSite(
  { id, groupId, slug, hosts, settingsVersion, changedAt }: LiveSite,
  { LOCAL_HOSTS, PORT }: Pick<Config, 'LOCAL_HOSTS'> & Partial<Pick<Config, 'PORT'>>,
): Site {
  const host = LOCAL_HOSTS ? undefined : hosts[0];
  const port = PORT === undefined ? '' : `:${PORT}`;
  return {
    id,
    groupId,
    settingsVersion,
    changedAt,
    origin: host ? `https://${host}` : `http://${slug}.localhost${port}`,
    requestSource: host ? 'elsewhere' : 'this_machine',
    storageName: slug,
  };
}
