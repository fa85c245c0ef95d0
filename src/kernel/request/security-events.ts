import type { Visit } from './visit.ts';

/**
 * The actions that operators watch for security. `write`: anything sent to the site; only refusals of it are reported.
 */
export type SecurityAction = 'send_code' | 'sign_in' | 'sign_out' | 'end_session' | 'delete_account' | 'write';

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
 * An action or its refusal. The person appears as a number only: phone numbers, names, codes and tokens do not belong
 * here.
 */
export type SecurityEvent = { action: SecurityAction; userId?: number } & (
  | { outcome: 'success' }
  | { outcome: 'failure'; reason: RefusalReason }
);

/**
 * Records an event of a request: the program logs it when the response has been sent, with its source
 * (docs/reference/logs-and-metrics.md).
 */
export function recordSecurityEvent(visit: Visit | undefined, event: SecurityEvent): void {
  visit?.securityEvents.push(event);
}

/** Records that something sent to the site was refused. */
export function recordRefusedWrite(visit: Visit | undefined, reason: RefusalReason): void {
  recordSecurityEvent(visit, { action: 'write', outcome: 'failure', reason });
}
