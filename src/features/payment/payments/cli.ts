import { releaseHold } from '../../../db/queries/payments/holds.ts';
import { listPayments } from '../../../db/queries/payments/payments.ts';
import type { SiteDb } from '../../../db/scope.ts';
import { runCommand, withSite } from '../../../kernel/request/cli.ts';
import { formatPayments } from './format-payments.ts';
import { formatPaymentReference } from './lead.ts';

const HELP = `npm run payments -- list <site>                   payments of the last 30 days, newest first
npm run payments -- release <site> <reference>    frees the vehicle that a payment has reserved

Releasing doesn't refund the payment: refund it in the payment service, which notifies the site.
`;

const DAYS_MS = 30 * 86_400_000;

async function run([what = '', slug = '', reference = '']: readonly string[], now: Date): Promise<string> {
  if (!['list', 'release'].includes(what) || !slug || (what === 'release') !== (reference !== ''))
    throw new Error(HELP);
  return withSite(slug, async (db) => {
    if (what === 'release') return release(db, reference, now);
    return formatPayments(await db.run((tx) => listPayments(tx, new Date(now.getTime() - DAYS_MS))));
  });
}

function release(db: SiteDb, reference: string, now: Date): Promise<string> {
  return db.run(async (tx) => {
    const all = await listPayments(tx, new Date(0));
    const found = all.filter(({ token }) => formatPaymentReference(token) === reference.toUpperCase());
    const [payment] = found;
    if (!payment || found.length > 1) throw new Error(`There is no payment ${reference} on this site.`);
    if (!(await releaseHold(tx, payment.id, now)))
      throw new Error(`The payment ${reference} is not reserving a vehicle.`);
    return `Released: ${payment.description}\n`;
  });
}

const words = process.argv.slice(2);
process.exitCode = await runCommand(words.length === 0 ? ['--help'] : words, HELP, run);
