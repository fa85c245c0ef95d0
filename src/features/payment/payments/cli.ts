import { resolve } from 'node:path';
import { readDatabaseConfig } from '../../../db/config.ts';
import { describeDatabaseError } from '../../../db/describe-error.ts';
import { openDatabase } from '../../../db/open.ts';
import { releaseHold } from '../../../db/queries/payments/holds.ts';
import { listPayments } from '../../../db/queries/payments/payments.ts';
import { findSiteBySlug } from '../../../db/queries/sites/sites.ts';
import type { SiteDb } from '../../../db/scope.ts';
import { formatPayments } from './format-payments.ts';
import { formatPaymentReference } from './lead.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

const HELP = `npm run payments -- list <site>                   payments of the last 30 days, the last first
npm run payments -- release <site> <reference>    frees the vehicle that a payment has reserved

Releasing gives no money back: do that with the payment service, which tells the site of it.
`;

const DAYS_MS = 30 * 86_400_000;

/** Runs `npm run payments`; throws with what is wrong and the help. */
async function run([what = '', slug = '', reference = '']: string[], now: Date): Promise<string> {
  if (!['list', 'release'].includes(what) || !slug || (what === 'release') !== (reference !== ''))
    throw new Error(HELP);
  const log = { info: () => {}, warn: console.error };
  const database = await openDatabase({ ...readDatabaseConfig(process.env, ROOT), poolSize: 2, log });
  try {
    const site = await database.asPlatform((tx) => findSiteBySlug(tx, slug));
    if (!site) throw new Error(`There is no site "${slug}".`);
    const db = database.forSite({ groupId: site.group_id, siteId: site.id });
    if (what === 'release') return await release(db, reference, now);
    return formatPayments(await db.run((tx) => listPayments(tx, new Date(now.getTime() - DAYS_MS))));
  } finally {
    await database.close();
  }
}

function release(db: SiteDb, reference: string, now: Date): Promise<string> {
  return db.run(async (tx) => {
    const all = await listPayments(tx, new Date(0));
    const found = all.filter(({ token }) => formatPaymentReference(token) === reference.toUpperCase());
    const [payment] = found;
    if (!payment || found.length > 1) throw new Error(`There is no payment ${reference} on this site.`);
    if (!(await releaseHold(tx, payment.id, now)))
      throw new Error(`The payment ${reference} reserves no vehicle (any more).`);
    return `Free again: ${payment.description}\n`;
  });
}

try {
  const words = process.argv.slice(2);
  const isHelp = words.length === 0 || words.includes('--help') || words.includes('-h');
  process.stdout.write(isHelp ? HELP : await run(words, new Date()));
} catch (error) {
  console.error(describeDatabaseError(error));
  process.exitCode = 1;
}
