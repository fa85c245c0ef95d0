import { randomBytes } from 'node:crypto';
import { listCurrentContent } from '../../db/queries/sites/content.ts';
import { getSpinSecret } from '../../db/queries/visitors/spin-turns.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { type Wheel, wheelContent } from '../../settings/content/wheel.ts';

/** The wheel that runs now, and the secret that signs turns. */
export interface RunningWheel {
  wheel: Wheel | undefined;
  secret: string;
}

/** Looks up the running wheel, the first where there are several; none before its start and after its expiry. */
export function loadWheel({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<RunningWheel> {
  return db.run(async (tx) => {
    const [item] = await listCurrentContent(tx, 'wheel', now);
    const secret = await getSpinSecret(tx, randomBytes(32).toString('base64url'));
    return { wheel: item && wheelContent.parse(item.body), secret };
  });
}
