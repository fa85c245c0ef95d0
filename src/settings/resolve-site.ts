import { lookUp } from '../domain/text/look-up.ts';
import { LOOKS } from './looks.ts';
import { LOOK_SETTINGS } from './presets/look-settings.ts';
import { findPreset } from './presets/presets.ts';
import { type Resolution, resolveSettings, type SettingsLayer } from './resolve.ts';

interface StoredSite {
  preset: string | null;
  settings: Record<string, unknown>;
}

/** The complete settings of a stored site (preset by name, settings as given), or every problem in them. Pure. */
export function resolveSite(site: StoredSite): Resolution {
  return resolveSettings(listSiteLayers(site));
}

/**
 * What a site's settings are made of, the weakest first: what its look says, its preset, its own. An unknown preset is
 * empty here; a look that does not exist has no layer, and the settings are refused for naming it.
 */
function listSiteLayers({ preset, settings }: StoredSite): SettingsLayer[] {
  const ofPreset = { name: `preset ${preset}`, settings: (preset === null ? undefined : findPreset(preset))?.settings };
  const own = { name: 'site', settings };
  const look = [ofPreset, own].map((layer) => findLookName(layer.settings)).findLast((name) => name !== undefined);
  const name = look ?? LOOKS[0].name;
  return [
    { name: `look ${name}`, settings: lookUp(LOOK_SETTINGS, name) ?? {} },
    { ...ofPreset, settings: ofPreset.settings ?? {} },
    own,
  ];
}

function findLookName(settings: object | undefined): string | undefined {
  const { brand } = (settings ?? {}) as { brand?: { template?: unknown } | null };
  return typeof brand?.template === 'string' ? brand.template : undefined;
}
