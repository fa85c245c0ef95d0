import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * A database error without the query's values and the row that the server repeats: they hold what people wrote, and
 * errors are logged. Any other error stays as it is.
 */
export function redactValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('detail' in error) error.detail = undefined;
  if (!(error instanceof DrizzleQueryError)) return error;
  redactValues(error.cause);
  const said = error.message;
  error.message = `Failed query: ${error.query}`;
  error.stack = error.stack?.replace(said, () => error.message);
  error.params = [];
  return error;
}
