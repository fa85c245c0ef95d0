/** One vehicle as a file has it: values by column or key, and the line of the file where it begins. */
export interface RawRecord {
  line: number;
  values: Record<string, unknown>;
  /** Why the file seems to be cut short in this record, its last one; absent when nothing suggests that. */
  cutShort?: string;
}

/** A record that cannot be read at all, while its neighbours can. */
export interface BrokenRecord {
  line: number;
  broken: string;
  cutShort?: string;
  /** The cells of a table row with too many or too few of them; absent when they may contain other rows. */
  row?: { columns: readonly string[]; cells: readonly string[] };
}

/** The file cannot be read (any further), and nothing of it is imported. The message is for a dealer. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** The longest row, line or vehicle that is read: anything longer is not a vehicle, and must not fill the memory. */
export const MAX_RECORD_LENGTH = 10_000_000;

/** The error for a longer one that begins at this line. */
export function createTooLongError(line: number): FeedError {
  return new FeedError(
    `The record at line ${line} is longer than ${MAX_RECORD_LENGTH / 1_000_000} million characters: a ` +
      'quote or line ends are missing, or this is not a stock feed.',
  );
}
