import { DrizzleQueryError } from 'drizzle-orm/errors';
import { getErrorMessage } from '../domain/text/error-message.ts';
import { findConnectionLoss } from './embedded/lost-connection.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Why the database failed, for a person: the server's message, without the query and its values. */
export function describeDatabaseError(error: unknown): string {
  if (error instanceof DatabaseUnavailable && error.cause) return describeDatabaseError(error.cause);
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const message = getErrorMessage(cause);
  return findConnectionLoss(cause)
    ? `Lost the database before the work was done (${message}). Unconfirmed changes were rolled back; ` +
        'please try again.'
    : message;
}
