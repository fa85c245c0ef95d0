import type { Site } from '../../kernel/request/context.ts';
import type { Config } from '../operations/config.ts';
import type { LiveSite } from './registry.ts';

/**
 * A site as the program itself works for it by the clock, where nobody asked: its address is the first of its hosts, or
 * a name of this machine where such names find sites. `port` is said in such names where links are made of them.
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
    askedFrom: host ? 'elsewhere' : 'this_machine',
    storageName: slug,
  };
}
