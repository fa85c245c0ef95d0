/** One vehicle as a file has it: values by column or key, and the line of the file where it begins. */
export interface RawRecord {
  line: number;
  values: Record<string, unknown>;
  /** Why the file seems to be cut short in this record, which is its last; absent where nothing shows it. */
  cutShort?: string;
}

/** A record that cannot be read at all, while the ones around it can. */
export interface BrokenRecord {
  line: number;
  broken: string;
  cutShort?: string;
  /**
   * The cells of a table's row that are too many or too few for its columns; absent when other rows may hide in them.
   */
  row?: { columns: readonly string[]; cells: readonly string[] };
}

/** The file cannot be read (any further): nothing of it is imported. The message is for a dealer. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** The longest row, line or vehicle that is read: whatever is longer is no vehicle, and must not fill the memory. */
export const MAX_RECORD_LENGTH = 10_000_000;

/** The error for what is longer, from this line on. */
export function createTooLongError(line: number): FeedError {
  return new FeedError(
    `What begins at line ${line} has more than ${MAX_RECORD_LENGTH / 1_000_000} million characters: a ` +
      'quote or the line ends are missing, or this is no stock feed.',
  );
}
