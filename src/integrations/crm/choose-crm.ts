import type { SiteSettings } from '../../settings/schema.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { builtInCrm, crmFolder } from './built-in.ts';
import type { Crm } from './contract.ts';
import { HUBSPOT_URL, hubspotCrm } from './hubspot.ts';

/** The customer system that a site's settings choose, and its name for a circuit breaker. Throws `DeliveryFailure` where its key is not set. */
export function chooseCrm(
  { provider, url, keyEnv }: SiteSettings['integrations']['crm'],
  { siteId, account }: { siteId: number; account: string },
  { environment, dataDir }: { environment: Readonly<Record<string, string | undefined>>; dataDir: string },
): { crm: Crm; server: string } {
  if (provider === 'built_in')
    return { crm: builtInCrm(crmFolder(dataDir, siteId, account)), server: 'built-in crm' };
  const token = keyEnv === null ? undefined : environment[keyEnv];
  if (!token)
    throw new DeliveryFailure(
      keyEnv === null
        ? 'integrations.crm.provider is hubspot, but integrations.crm.keyEnv names no variable'
        : `integrations.crm.keyEnv names ${keyEnv}, which is not set`,
      { code: 'SETTINGS' },
    );
  return {
    crm: hubspotCrm({ url: url ?? HUBSPOT_URL, token }),
    server: `crm ${url ?? HUBSPOT_URL} ${keyEnv}`,
  };
}
