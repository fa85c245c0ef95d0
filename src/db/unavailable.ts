import { findErrorCode } from '../domain/text/error-message.ts';
import { findConnectionLoss } from './embedded/lost-connection.ts';

/** Why work cannot be done: the database cannot be reached, or can be read but not written. */
export type Unavailability = 'away' | 'unwritable';

const NAME = 'DatabaseUnavailable';

/** Nothing was changed, and nothing is wrong with the query: the same may succeed in a moment. */
export class DatabaseUnavailable extends Error {
  override name = NAME;
  readonly kind: Unavailability;

  constructor(kind: Unavailability, cause?: unknown) {
    super(`The database cannot be ${kind === 'away' ? 'reached' : 'written to'}${whyOf(cause)}`, { cause });
    this.kind = kind;
  }
}

/** By its name, as a built file and a source file may each have a class of their own. */
function isDatabaseUnavailable(error: unknown): error is DatabaseUnavailable {
  return error instanceof Error && error.name === NAME;
}

/** The server's or the network's message, without the query. */
function whyOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  return cause.cause instanceof Error ? whyOf(cause.cause) : ` (${cause.message})`;
}

/** No route, no such host, no free connection on the server. */
const AWAY = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', '53300']);
/** The driver's messages that carry no code. */
const AWAY_MESSAGE = /timeout (exceeded|expired)|connection timeout/i;
/** disk_full, io_error, read_only_sql_transaction. */
const UNWRITABLE = new Set(['53100', '58030', '25006']);

/** Whether an error, or its cause, means that the database cannot be reached or written to; undefined for any other. */
export function findUnavailability(error: unknown): Unavailability | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (isDatabaseUnavailable(each)) return each.kind;
    const code = findErrorCode(each) ?? '';
    if (UNWRITABLE.has(code)) return 'unwritable';
    if (findConnectionLoss(each) || AWAY.has(code) || code.startsWith('08') || AWAY_MESSAGE.test(each.message))
      return 'away';
  }
  return undefined;
}

/** The error as `DatabaseUnavailable` if it means that; any other stays as it is. */
export function toUnavailable(error: unknown): unknown {
  const kind = findUnavailability(error);
  return kind && !isDatabaseUnavailable(error) ? new DatabaseUnavailable(kind, error) : error;
}

/**
 * Whether the error is a `DatabaseUnavailable`. Network codes alone do not count: another service that cannot be
 * reached, or a visitor who disconnects while sending, has the same ones.
 */
export function isUnavailable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (isDatabaseUnavailable(each)) return true;
  return false;
}
