import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * An error of the database without the values of its query, and without the row that the server repeats: they are what
 * people wrote, and errors are written into logs. What is no such error stays as it is.
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
