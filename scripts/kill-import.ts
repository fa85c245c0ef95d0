// Kills imports at random moments (SIGKILL) and checks that the stock is then whole: the old one, or the new one where the import
// had ended before. node scripts/run.mjs scripts/kill-import.ts [kills] [vehicles]
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../src/db/open.ts';
import { startTrial, type Trial } from './import-trial.ts';

const kills = Number(process.argv[2] ?? 30);
const vehicles = Number(process.argv[3] ?? 20_000);
const CLI = join(import.meta.dirname, '..', 'src', 'stock', 'cli.ts');

/** The stock and its prices, in two figures that no two stocks share. */
async function digestOf(database: Database): Promise<string> {
  return database.asPlatform(
    async ({ client }) => {
      const { rows } = await client.query<{ digest: string }>(`
        select concat_ws(' ',
          (select stock_version from dealer_group limit 1),
          (select md5(string_agg(md5(c::text), '' order by id)) from car c),
          (select md5(string_agg(md5(p::text), '' order by id)) from price_history p)) as digest`);
      return rows[0]!.digest;
    },
    { statementTimeoutMs: 0 },
  );
}

interface Run {
  code: number | null;
  milliseconds: number;
}

/** Runs the import command, and kills it after the time given. */
async function runImport(trial: Trial, file: string, killAfterMs?: number): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, [CLI, 'import', '--site', trial.site, file], {
    env: { ...process.env, ...trial.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  if (killAfterMs !== undefined) await Promise.race([ended, sleep(killAfterMs)]);
  if (killAfterMs !== undefined) child.kill('SIGKILL');
  return { code: await ended, milliseconds: performance.now() - started };
}

const trial = await startTrial();
try {
  const editions = [await trial.writeFeed('0.csv', vehicles, 1), await trial.writeFeed('1.csv', vehicles, 2)];
  await runImport(trial, editions[0]!);
  const { milliseconds } = await runImport(trial, editions[1]!);
  let digest = await trial.withDatabase(digestOf);
  const outcomes = { old: 0, new: 0 };
  for (let kill = 0, edition = 0; kill < kills; kill += 1) {
    const after = Math.round(Math.random() * milliseconds * 1.2);
    const run = await runImport(trial, editions[edition]!, after);
    const now = await trial.withDatabase(digestOf);
    const isOld = now === digest;
    if (isOld) {
      outcomes.old += 1;
      console.log(`kill ${kill + 1} after ${after} ms: the old stock, whole`);
      continue;
    }
    // A changed stock must be exactly what an undisturbed import leaves behind.
    const again = await runImport(trial, editions[edition]!);
    const repeated = await trial.withDatabase(digestOf);
    if (again.code !== 0 || repeated !== now)
      throw new Error(`After kill ${kill + 1} (at ${after} ms) the stock is half imported.`);
    outcomes.new += 1;
    console.log(
      `kill ${kill + 1} after ${after} ms: the import was done${run.code === 0 ? ' before the kill' : ''}`,
    );
    digest = now;
    edition = 1 - edition;
  }
  console.log(
    `${kills} kills of imports of ${vehicles} vehicles: ${outcomes.old} left the old stock, ${outcomes.new} the new one, none anything else.`,
  );
} finally {
  await trial.end();
}
