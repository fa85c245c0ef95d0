/** What features tell the kernel of themselves, a row each. */
export interface Registry<Row> {
  /** Takes the rows of all features, in place of those before. */
  register(rows: readonly Row[]): void;
  /** All of them, in the order in which they were registered. Throws before that. */
  list(): readonly Row[];
}

/** A registry that `app/features.ts` fills when the program starts; `what` names its rows in errors. */
export function createRegistry<Row>(what: string): Registry<Row> {
  let registered: readonly Row[] | undefined;
  return {
    register: (rows) => {
      registered = rows;
    },
    list: () => {
      if (!registered)
        throw new Error(`No ${what} are registered: registerFeatures() of app/features.ts comes first`);
      return registered;
    },
  };
}
