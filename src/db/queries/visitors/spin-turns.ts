import { and, count, eq, or, sql } from 'drizzle-orm';
import { spinTurn } from '../../schema/spin-to-win.ts';
import type { SiteTx } from '../../scope.ts';
import { getSiteSecret } from '../../site-secret.ts';

export type SpinTurn = Pick<typeof spinTurn.$inferSelect, 'prize' | 'piece' | 'lead_id'>;

/** Whose turn it is: a visitor, and the person they say they are. */
export interface Spinner {
  token_hash: string;
  phone: string;
  email: string;
}

/** Signs visitors' turns. */
export const getSpinSecret = (tx: SiteTx, made: string) => getSiteSecret(tx, 'spin_to_win', made);

export async function findVisitorTurn(tx: SiteTx, campaign: string, tokenHash: string): Promise<SpinTurn | undefined> {
  const [row] = await tx
    .select(columns)
    .from(spinTurn)
    .where(and(ofCampaign(tx, campaign), eq(spinTurn.token_hash, tokenHash)));
  return row;
}

/** Whether the visitor, or a person with this phone or email, has had a turn. */
export async function hasHadTurn(tx: SiteTx, campaign: string, spinner: Spinner): Promise<boolean> {
  const { token_hash, phone, email } = spinner;
  const rows = await tx
    .select(columns)
    .from(spinTurn)
    .where(
      and(
        ofCampaign(tx, campaign),
        or(eq(spinTurn.token_hash, token_hash), eq(spinTurn.phone, phone), eq(spinTurn.email, email)),
      ),
    );
  return rows.length > 0;
}

/** Serialises turns of a campaign: others wait here until the transaction ends. */
export async function waitForTurn(tx: SiteTx, campaign: string): Promise<void> {
  const name = `spin_turn ${tx.scope.siteId} ${campaign}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function countPrizes(tx: SiteTx, campaign: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ prize: spinTurn.prize, times: count() })
    .from(spinTurn)
    .where(ofCampaign(tx, campaign))
    .groupBy(spinTurn.prize);
  return new Map(rows.map(({ prize, times }) => [prize, times]));
}

/** Saves a turn and its prize. Throws when the person has had one, or that piece of the prize is taken. */
export async function saveTurn(
  tx: SiteTx,
  turn: Spinner & SpinTurn & { campaign: string; created_at: Date },
): Promise<void> {
  await tx.insert(spinTurn).values(turn);
}

const columns = { prize: spinTurn.prize, piece: spinTurn.piece, lead_id: spinTurn.lead_id };

const ofCampaign = (tx: SiteTx, campaign: string) =>
  and(eq(spinTurn.site_id, tx.scope.siteId), eq(spinTurn.campaign, campaign));
