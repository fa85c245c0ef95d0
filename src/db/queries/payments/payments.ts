import { and, desc, eq, gte, inArray, lte, or } from 'drizzle-orm';
import type { PaymentState } from '../../../domain/payments/payment.ts';
import { payment } from '../../schema/payments.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';

export type Payment = Omit<typeof payment.$inferSelect, 'group_id' | 'site_id'>;

export type NewPayment = Pick<
  typeof payment.$inferInsert,
  | 'token'
  | 'key'
  | 'kind'
  | 'holder'
  | 'car_id'
  | 'cents'
  | 'description'
  | 'lead'
  | 'provider'
  | 'expires_at'
  | 'created_at'
>;

export type PaymentChange = Partial<
  Pick<
    Payment,
    'state' | 'lead' | 'session_id' | 'session_url' | 'session_expires_at' | 'charge_id' | 'expires_at' | 'paid_at'
  >
>;

const PAYABLE: PaymentState[] = ['created', 'pending', 'failed'];

/** Saves a new payment of the site; when the same form was sent before, returns the payment that it made then. */
export async function openPayment(tx: SiteTx, wanted: NewPayment): Promise<Payment> {
  const [made] = await tx
    .insert(payment)
    .values({ ...wanted, updated_at: wanted.created_at })
    .onConflictDoNothing({ target: [payment.site_id, payment.key] })
    .returning();
  if (made) return made;
  const [stored] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.site_id, tx.scope.siteId), eq(payment.key, wanted.key)));
  if (!stored) throw new Error(`The payment of the form ${wanted.key} was neither inserted nor found`);
  return stored;
}

export async function findPayment(tx: SiteTx, token: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payment).where(ofToken(tx, token));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockPayment(tx: SiteTx, token: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payment).where(ofToken(tx, token)).for('update');
  return row;
}

export async function findPaymentOfSession(tx: SiteTx, sessionId: string): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.site_id, tx.scope.siteId), eq(payment.session_id, sessionId)));
  return row;
}

/** A holder's payment for a vehicle that was begun and can still be paid; undefined for none. */
export async function findBegunPayment(
  tx: SiteTx,
  holder: string,
  carId: number,
  now: Date,
): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.site_id, tx.scope.siteId),
        eq(payment.holder, holder),
        eq(payment.car_id, carId),
        inArray(payment.state, PAYABLE),
        gte(payment.expires_at, now),
      ),
    )
    .orderBy(desc(payment.id))
    .limit(1);
  return row;
}

/** The site's payment of an id, such as a reservation has; undefined for none. */
export async function findPaymentById(tx: SiteTx, id: number): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.site_id, tx.scope.siteId), eq(payment.id, id)));
  return row;
}

export async function changePayment(tx: SiteTx, id: number, change: PaymentChange, now: Date): Promise<void> {
  await tx
    .update(payment)
    .set({ ...change, updated_at: now })
    .where(and(eq(payment.site_id, tx.scope.siteId), eq(payment.id, id)));
}

/** The site's payments with something left to do: money to refund, and those that have expired. Oldest first. */
export async function listUnsettled(tx: SiteTx, now: Date, limit = 100): Promise<Payment[]> {
  return tx
    .select()
    .from(payment)
    .where(and(eq(payment.site_id, tx.scope.siteId), isUnsettled(now)))
    .orderBy(payment.expires_at)
    .limit(limit);
}

/** The sites that have any of these. */
export async function listSitesWithUnsettled(tx: PlatformTx, now: Date): Promise<number[]> {
  const rows = await tx.selectDistinct({ siteId: payment.site_id }).from(payment).where(isUnsettled(now));
  return rows.map(({ siteId }) => siteId);
}

const isUnsettled = (now: Date) =>
  or(eq(payment.state, 'refund_due'), and(inArray(payment.state, PAYABLE), lte(payment.expires_at, now)));

/** Newest first. */
export async function listPayments(tx: SiteTx, since: Date): Promise<Payment[]> {
  return tx
    .select()
    .from(payment)
    .where(and(eq(payment.site_id, tx.scope.siteId), gte(payment.created_at, since)))
    .orderBy(desc(payment.created_at), desc(payment.id));
}

const ofToken = (tx: SiteTx, token: string) => and(eq(payment.site_id, tx.scope.siteId), eq(payment.token, token));
