import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Database, openDatabase } from '../db/open.ts';
import { reasonOf } from '../db/reason.ts';
import { loadMapping } from './feeds/mapping/load.ts';
import { ArgumentsError, HELP, type ImportArguments, parseArguments } from './import/arguments.ts';
import { importStock } from './import/import-stock.ts';
import { exitCodeOf, formatReport } from './import/print-report.ts';
import { showProgress } from './import/progress-bar.ts';
import { openReportFile } from './import/report-file.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Opens the database that the server uses: DATABASE_URL, else the embedded one in DATA_DIR. */
function openConfigured(env: NodeJS.ProcessEnv): Promise<Database> {
  return openDatabase({
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    poolSize: 2,
    log: { info: () => {}, warn: console.error },
  });
}

async function sizeOf(file: string): Promise<number | undefined> {
  if (file === '-') return undefined;
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new ArgumentsError(`There is no file ${file}.`);
  if (found.isDirectory()) throw new ArgumentsError(`${file} is a folder, not a file.`);
  return found.size;
}

async function runImport({
  file,
  mapping: mappingFile,
  report: reportPath,
  json,
  ...options
}: ImportArguments): Promise<number> {
  const size = await sizeOf(file);
  const mapping = mappingFile === undefined ? undefined : await loadMapping(mappingFile);
  const database = await openConfigured(process.env);
  const progress = showProgress(process.stderr, size);
  const reportFile = reportPath === undefined ? undefined : openReportFile(reportPath);
  try {
    const report = await importStock(database, {
      ...options,
      mapping,
      source: file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 }),
      now: new Date(),
      onProgress: progress.update,
      onProblem: reportFile?.add,
    });
    progress.clear();
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
    return exitCodeOf(report);
  } finally {
    progress.clear();
    await reportFile?.close();
    await database.close();
  }
}

async function main(): Promise<number> {
  try {
    const words = parseArguments(process.argv.slice(2));
    if (words) return await runImport(words);
    process.stdout.write(HELP);
    return 0;
  } catch (error) {
    const hint = error instanceof ArgumentsError ? '\nnpm run stock -- --help tells more.' : '';
    process.stderr.write(`${reasonOf(error)}${hint}\n`);
    return 1;
  }
}

process.exitCode = await main();
