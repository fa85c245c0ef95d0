/** Rows that features register with the kernel, so that the kernel need not import any feature. */
export interface Registry<Row> {
  /** Replaces all rows registered before. */
  register(rows: readonly Row[]): void;
  /** In the order of registration. Throws before `register` was called. */
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
      if (!registered) throw new Error(`No ${what} are registered: registerFeatures() of app/features.ts comes first`);
      return registered;
    },
  };
}
