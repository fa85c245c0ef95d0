import { inject } from 'vitest';
import { type Database, openDatabase } from '../../../src/db/open.ts';

let opened: Promise<Database> | undefined;

/** How often a text was stored as a visitor's message. Callers close with `closeSavedMessages`. */
export async function countSavedMessages(text: string): Promise<number> {
  opened ??= openDatabase({ ...inject('serverDatabase'), poolSize: 1 });
  const database = await opened;
  return database.asPlatform(async (tx) => {
    const { rows } = await tx.client.query<{ count: string }>(
      `select count(*) from conversation_message where sender = 'visitor' and text = $1`,
      [text],
    );
    return Number(rows[0]?.count);
  });
}

/** For the end of a file: closes the database that `countSavedMessages` has opened. */
export async function closeSavedMessages(): Promise<void> {
  const database = await opened;
  opened = undefined;
  await database?.close();
}
