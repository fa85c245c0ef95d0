import { and, count, eq, or, sql } from 'drizzle-orm';
import { siteSecret } from '../../schema/intake.ts';
import { spinTurn } from '../../schema/spin-to-win.ts';
import type { SiteTx } from '../../scope.ts';

/** A turn at the wheel, as it is kept. */
export type SpinTurn = Pick<typeof spinTurn.$inferSelect, 'prize' | 'piece' | 'lead_id'>;

/** Whose turn it is: a visitor, and the person that he says he is. */
export interface Spinner {
  token_hash: string;
  phone: string;
  email: string;
}

/** What the site signs visitors' turns with; `made` becomes it where it has none yet. The same for every process. */
export async function getSpinSecret(tx: SiteTx, made: string): Promise<string> {
  const purpose = 'spin_to_win';
  await tx.insert(siteSecret).values({ purpose, secret: made }).onConflictDoNothing();
  const [row] = await tx
    .select({ secret: siteSecret.secret })
    .from(siteSecret)
    .where(and(eq(siteSecret.site_id, tx.scope.siteId), eq(siteSecret.purpose, purpose)));
  if (!row) throw new Error('The secret of the site’s spin to win cannot be read');
  return row.secret;
}

/** The turn that a visitor has had; undefined for none. */
export async function findVisitorTurn(
  tx: SiteTx,
  campaign: string,
  tokenHash: string,
): Promise<SpinTurn | undefined> {
  const [row] = await tx
    .select(columns)
    .from(spinTurn)
    .where(and(ofCampaign(tx, campaign), eq(spinTurn.token_hash, tokenHash)));
  return row;
}

/** Whether a visitor, or the person by phone or e-mail, has had a turn. */
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

/** Lets one turn of a campaign after another: until the transaction ends, others wait here. */
export async function waitForTurn(tx: SiteTx, campaign: string): Promise<void> {
  const name = `spin_turn ${tx.scope.siteId} ${campaign}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** How often each prize of a campaign was won. */
export async function countPrizes(tx: SiteTx, campaign: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ prize: spinTurn.prize, times: count() })
    .from(spinTurn)
    .where(ofCampaign(tx, campaign))
    .groupBy(spinTurn.prize);
  return new Map(rows.map(({ prize, times }) => [prize, times]));
}

/** Keeps a turn and what it won. Throws where the person has had one, or the piece of the prize is won. */
export async function saveTurn(
  tx: SiteTx,
  turn: Spinner & SpinTurn & { campaign: string; created_at: Date },
): Promise<void> {
  await tx.insert(spinTurn).values(turn);
}

const columns = { prize: spinTurn.prize, piece: spinTurn.piece, lead_id: spinTurn.lead_id };

const ofCampaign = (tx: SiteTx, campaign: string) =>
  and(eq(spinTurn.site_id, tx.scope.siteId), eq(spinTurn.campaign, campaign));
