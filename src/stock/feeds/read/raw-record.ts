/** One vehicle as a file has it: values by column or key, and the line of the file where it begins. */
export interface RawRecord {
  line: number;
  values: Record<string, unknown>;
}

/** A record that cannot be read at all, while the ones around it can. */
export interface BrokenRecord {
  line: number;
  broken: string;
}

/** The file cannot be read (any further): nothing of it is imported. The message is for a dealer. */
export class FeedError extends Error {
  override name = 'FeedError';
}
