import { randomBytes } from 'node:crypto';
import { listCurrentContent } from '../../db/queries/sites/content.ts';
import { getSpinSecret } from '../../db/queries/visitors/spin-turns.ts';
import { isShut } from '../../kernel/addresses/gates.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { type Wheel, wheelContent } from '../../settings/content/wheel.ts';
import type { SiteSettings } from '../../settings/schema.ts';

export const SPIN_PATH = '/spin-to-win';

/** The wheel that runs now, and what the site signs turns with. */
export interface RunningWheel {
  wheel: Wheel | undefined;
  secret: string;
}

/** Looks up the wheel that runs, the first where there are several; none before its start and after its expiry. */
export function loadWheel({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<RunningWheel> {
  return db.run(async (tx) => {
    const [item] = await listCurrentContent(tx, 'wheel', now);
    const secret = await getSpinSecret(tx, randomBytes(32).toString('base64url'));
    return { wheel: item && wheelContent.parse(item.body), secret };
  });
}

/** Whether the site has the page, and visitors can come to it, if need be by signing in (G2: gated features). */
export function isSpinOpen(settings: Pick<SiteSettings, 'extras' | 'gating' | 'visitors'>): boolean {
  return settings.extras.spinToWin === 'on' && !isShut('spinToWin', settings);
}
