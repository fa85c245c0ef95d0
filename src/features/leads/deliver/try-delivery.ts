import { noteAttempt } from '../../../db/queries/leads/lead-deliveries.ts';
import type { SiteDb } from '../../../db/scope.ts';
import type { DeliveryKind } from '../../../domain/leads/lead-delivery.ts';
import type { CircuitBreakers } from '../../../integrations/circuit-breakers.ts';
import { DeliveryFailure } from '../../../integrations/delivery-failure.ts';
import { findPendingDelivery, type PendingDelivery } from './pending-delivery.ts';
import { prepareSending, type SendParts } from './send.ts';

/** `later`: it is still pending and is retried. Nothing of it is personal, so all of it may be logged. */
export interface DeliveryAttempt {
  outcome: 'delivered' | 'later' | 'dead' | 'not_pending';
  kind?: DeliveryKind;
  attempts?: number;
  code?: string;
}

export interface TryParts extends Omit<SendParts, 'now'> {
  db: SiteDb;
  breakers: CircuitBreakers;
  clock: () => Date;
}

const HOUR_MS = 3_600_000;
/** The code of a delivery that met an open breaker: it was not tried. */
export const BREAKER_OPEN = 'CIRCUIT_OPEN';

/**
 * Tries a delivery once and records the outcome. What the destination accepted is marked as delivered; a process that
 * is killed between the two sends it again, with the same key. Deliveries are given up after the time in the settings,
 * and when they can never be accepted. Throws only where the database fails.
 */
export async function tryDelivery(id: number, parts: TryParts): Promise<DeliveryAttempt> {
  const { db, clock } = parts;
  const pending = await db.run((tx) => findPendingDelivery(tx, id));
  if (!pending) return { outcome: 'not_pending' };
  const { kind, attempts } = pending.delivery;
  const failure = await send(pending, parts);
  const at = clock();
  if (failure?.code === BREAKER_OPEN && !isOver(pending, failure, parts, at))
    return { outcome: 'later', kind, attempts, code: BREAKER_OPEN };
  if (!failure) {
    await db.run((tx) => noteAttempt(tx, id, { status: 'delivered', at }));
    return { outcome: 'delivered', kind, attempts: attempts + 1 };
  }
  const status = isOver(pending, failure, parts, at) ? 'dead' : 'waiting';
  await db.run((tx) => noteAttempt(tx, id, { status, at, error: failure.message }));
  const outcome = status === 'dead' ? 'dead' : 'later';
  return { outcome, kind, attempts: attempts + 1, code: failure.code };
}

async function send(pending: PendingDelivery, parts: TryParts): Promise<DeliveryFailure | undefined> {
  try {
    const sending = prepareSending(pending, { ...parts, now: parts.clock() });
    const breaker = parts.breakers.getBreaker(sending.server);
    if (!breaker.canCall())
      throw new DeliveryFailure('The destination has failed several times in a row: circuit breaker open', {
        code: BREAKER_OPEN,
      });
    try {
      await sending.send();
      breaker.recordSuccess();
      return undefined;
    } catch (error) {
      if (error instanceof DeliveryFailure && error.isRefusal) breaker.recordSuccess();
      else breaker.recordFailure();
      throw error;
    }
  } catch (error) {
    if (error instanceof DeliveryFailure) return error;
    // A lead that cannot be put into words stays pending, and a person will hear of it.
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return new DeliveryFailure(message, { code: name, cause: error });
  }
}

/**
 * A shopper's address that does not exist is a typing error that waiting cannot fix. A dealer's is a setting that can
 * be fixed.
 */
function isOver({ delivery }: PendingDelivery, failure: DeliveryFailure, { settings }: TryParts, now: Date): boolean {
  if (failure.isFinal && delivery.kind === 'confirmation') return true;
  return now.getTime() - delivery.waiting_since.getTime() >= settings.leads.giveUpHours * HOUR_MS;
}
