import { isClosed } from '../../kernel/addresses/gates.ts';
import type { SiteSettings } from '../../settings/schema.ts';

export const SPIN_PATH = '/spin-to-win';
/** Whether the site has the page, and visitors can reach it, if need be by signing in (G2: gated features). */
export function isSpinOpen(settings: Pick<SiteSettings, 'extras' | 'gating' | 'visitors'>): boolean {
  return settings.extras.spinToWin === 'on' && !isClosed('spinToWin', settings);
}
