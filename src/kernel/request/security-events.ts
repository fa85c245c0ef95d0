import type { Visit } from './visit.ts';

/**
 * What concerns who may do what: the actions that operators watch. `write`: something that was sent to the site, of
 * which only refusals are told.
 */
export type SecurityAction =
  | 'send_code'
  | 'sign_in'
  | 'sign_out'
  | 'end_session'
  | 'delete_account'
  | 'write';

/** Why something was refused. */
export type RefusalReason =
  | 'too_many_attempts'
  | 'not_delivered'
  | 'wrong_code'
  | 'no_valid_code'
  | 'not_signed_in'
  | 'foreign_origin'
  | 'no_origin'
  | 'rate_limited'
  | 'bot_check_failed'
  | 'invalid_token'
  | 'forbidden';

/**
 * Something that was done or refused. Whose it was is said by a number alone: neither phone numbers nor names, codes or
 * tokens belong here.
 */
export type SecurityEvent = { action: SecurityAction; userId?: number } & (
  | { outcome: 'success' }
  | { outcome: 'failure'; reason: RefusalReason }
);

/**
 * Notes an event of a request: the program writes it into its log when the answer has left, with where it came from
 * (docs/reference/logs-and-metrics.md).
 */
export function recordSecurityEvent(visit: Visit | undefined, event: SecurityEvent): void {
  visit?.securityEvents.push(event);
}

/** Notes that something that was sent is not taken. */
export function recordRefusedWrite(visit: Visit | undefined, reason: RefusalReason): void {
  recordSecurityEvent(visit, { action: 'write', outcome: 'failure', reason });
}
