import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { readDatabaseConfig } from '../db/config.ts';
import { describeDatabaseError } from '../db/describe-error.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { getErrorMessage } from '../domain/text/error-message.ts';
import { loadMapping } from './feeds/mapping/load.ts';
import { ArgumentsError, HELP, type ImportArguments, parseArguments } from './import/arguments.ts';
import { importStock } from './import/import-stock.ts';
import { showProgress } from './import/progress-bar.ts';
import { formatReport, getExitCode } from './import/report/print-report.ts';
import { openReportFile, type ReportFile } from './import/report/report-file.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What the command uses of its environment; a process has all of it. */
export interface CommandContext {
  env: Record<string, string | undefined>;
  stdin: Readable;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown; isTTY?: boolean };
}

const tellOn =
  ({ stderr }: CommandContext) =>
  (message: string): void =>
    void stderr.write(`${message}\n`);

/** Runs `fn` with the server's database. A failure while closing it undoes nothing, and is only reported. */
async function withDatabase<T>(around: CommandContext, fn: (database: Database) => Promise<T>): Promise<T> {
  const tell = tellOn(around);
  const log = { info: () => {}, warn: tell };
  const database = await openDatabase({ ...readDatabaseConfig(around.env, ROOT), poolSize: 2, log });
  try {
    return await fn(database);
  } finally {
    await database
      .close()
      .catch((error) => tell(`The database wasn’t closed cleanly: ${describeDatabaseError(error)}`));
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  if (file === '-') return undefined;
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new ArgumentsError(`There is no file ${file}.`);
  if (found.isDirectory()) throw new ArgumentsError(`${file} is a folder, not a file.`);
  return found.size;
}

async function runImport(words: ImportArguments, around: CommandContext): Promise<number> {
  const { file, mapping: mappingFile, report: reportPath, json, ...options } = words;
  const size = await sizeOf(file);
  const mapping = mappingFile === undefined ? undefined : await loadMapping(mappingFile);
  const reportFile = reportPath === undefined ? undefined : await openReport(reportPath, file);
  const progress = showProgress(around.stderr, size);
  try {
    const report = await withDatabase(around, (database) =>
      importStock(database, {
        ...options,
        mapping,
        source: file === '-' ? around.stdin : createReadStream(file, { highWaterMark: 256 * 1024 }),
        now: new Date(),
        onProgress: progress.update,
        onProblem: reportFile?.add,
      }),
    ).finally(progress.clear);
    around.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
    const isReported = await endReport(reportFile, around);
    return isReported ? getExitCode(report) : getExitCode(report) || 2;
  } catch (error) {
    await endReport(reportFile, around);
    throw error;
  }
}

/** Opens the report before the import, so that no import runs whose report cannot be written. */
async function openReport(path: string, file: string): Promise<ReportFile> {
  if (resolve(path) === resolve(file)) throw new ArgumentsError(`the report would overwrite ${file}.`);
  return openReportFile(path);
}

async function endReport(report: ReportFile | undefined, around: CommandContext): Promise<boolean> {
  try {
    await report?.close();
    return true;
  } catch (error) {
    tellOn(around)(`The report is incomplete: ${getErrorMessage(error)}`);
    return false;
  }
}

/** Runs the command given after `npm run stock --`; resolves to the exit code. */
export async function runStockCommand(words: string[], around: CommandContext): Promise<number> {
  try {
    const args = parseArguments(words);
    if (args) return await runImport(args, around);
    around.stdout.write(HELP);
    return 0;
  } catch (error) {
    const hint = error instanceof ArgumentsError ? '\nSee npm run stock -- --help.' : '';
    tellOn(around)(`${describeDatabaseError(error)}${hint}`);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await runStockCommand(process.argv.slice(2), process);
