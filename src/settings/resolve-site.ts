import { findPreset } from './presets/presets.ts';
import { type Resolution, resolveSettings } from './resolve.ts';

/** The complete settings of a stored site (preset by name, settings as given), or every problem in them. Pure. */
export function resolveSite(site: { preset: string | null; settings: Record<string, unknown> }): Resolution {
  const preset = site.preset === null ? undefined : findPreset(site.preset);
  return resolveSettings([
    { name: `preset ${site.preset}`, settings: preset?.settings ?? {} },
    { name: 'site', settings: site.settings },
  ]);
}
