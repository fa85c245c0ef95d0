import { findConnectionLoss } from './embedded/lost-connection.ts';

/** What keeps work from being done: the database cannot be asked, or can be read and not written. */
export type Unavailability = 'away' | 'unwritable';

const NAME = 'DatabaseUnavailable';

/** Nothing has happened, and nothing is wrong with what was asked: the same may go well in a moment. */
export class DatabaseUnavailable extends Error {
  override name = NAME;
  readonly kind: Unavailability;

  constructor(kind: Unavailability, cause?: unknown) {
    super(`The database cannot be ${kind === 'away' ? 'reached' : 'written to'}${whyOf(cause)}`, { cause });
    this.kind = kind;
  }
}

/** What the server or the network said, without the query that it was said of. */
function whyOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  return cause.cause instanceof Error ? whyOf(cause.cause) : ` (${cause.message})`;
}

/** Networks without a way, names without an address, a server without connections to spare. */
const AWAY = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', '53300']);
/** What the driver says without a code. */
const AWAY_MESSAGE = /timeout (exceeded|expired)|connection timeout/i;
/** disk_full, io_error, read_only_sql_transaction. */
const UNWRITABLE = new Set(['53100', '58030', '25006']);

/**
 * Whether an error, or what caused it, says that the database is not there to be asked or written to; undefined for any
 * other.
 */
export function findUnavailability(error: unknown): Unavailability | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.name === NAME) return (each as DatabaseUnavailable).kind;
    const { code = '' } = each as { code?: string };
    if (UNWRITABLE.has(code)) return 'unwritable';
    if (
      findConnectionLoss(each) ||
      AWAY.has(code) ||
      code.startsWith('08') ||
      AWAY_MESSAGE.test(each.message)
    )
      return 'away';
  }
  return undefined;
}

/** The error as `DatabaseUnavailable` where it is one of those; any other stays as it is. */
export function toUnavailable(error: unknown): unknown {
  const kind = findUnavailability(error);
  const isSaid = error instanceof Error && error.name === NAME;
  return kind && !isSaid ? new DatabaseUnavailable(kind, error) : error;
}

/**
 * Whether work with the database has thrown this because the database is away or takes no changes. Another service that
 * cannot be reached, or a visitor who leaves while he sends, is none of that, though networks say the same of all of
 * them.
 */
export function isUnavailable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (each.name === NAME) return true;
  return false;
}
