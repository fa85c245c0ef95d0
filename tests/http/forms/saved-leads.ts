import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '../../../src/db/open.ts';

/** A lead as the server under test stores it, with its booking and its file. */
export interface StoredLeadRow extends Record<string, unknown> {
  category: string;
  subcategory: string | null;
  payload: Record<string, unknown>;
}

/** The leads of an email address, the earliest first, for the tests of one file. */
export function createLeadReader(): (email: string) => Promise<StoredLeadRow[]> {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...inject('serverDatabase'), poolSize: 1 });
  });
  afterAll(() => database.close());
  const text = `select l.*, a.start_at, a.cancelled_at, f.name as file_name, octet_length(f.content) as file_bytes
    from lead l
    left join lead_file f on f.lead_id = l.id left join appointment a on a.lead_id = l.id
    where l.email = $1 order by l.id`;
  return (email) => database.asPlatform(async (tx) => (await tx.client.query<StoredLeadRow>(text, [email])).rows);
}

/** An email address that nobody has used, however often a test is run. */
export const newEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`;

/** The booking link in the confirmation email to an address, as a path; undefined while none has come. */
export async function bookingLink(to: string): Promise<string | undefined> {
  const folder = join(inject('serverDatabase').dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('lead-'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const letter = texts.find((text) => text.includes(`To: ${to}`));
  const plain = letter?.replace(/=\r\n/g, '').replace(/=3D/g, '=') ?? '';
  return /http:\/\/[^/\s]+(\/my-booking\?v=[\w.-]+)/.exec(plain)?.[1];
}
