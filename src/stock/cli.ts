import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readDatabaseConfig } from '../db/config.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { reasonOf } from '../db/reason.ts';
import { loadMapping } from './feeds/mapping/load.ts';
import { ArgumentsError, HELP, type ImportArguments, parseArguments } from './import/arguments.ts';
import { importStock } from './import/import-stock.ts';
import { exitCodeOf, formatReport } from './import/print-report.ts';
import { showProgress } from './import/progress-bar.ts';
import { openReportFile, type ReportFile } from './import/report-file.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Runs `fn` with the database that the server uses. What goes wrong while closing it undoes nothing, and is only told. */
async function withDatabase<T>(fn: (database: Database) => Promise<T>): Promise<T> {
  const log = { info: () => {}, warn: console.error };
  const database = await openDatabase({ ...readDatabaseConfig(process.env, ROOT), poolSize: 2, log });
  try {
    return await fn(database);
  } finally {
    await database.close().catch((error) => tell(`The database was not closed well: ${reasonOf(error)}`));
  }
}

const tell = (message: string): void => void process.stderr.write(`${message}\n`);

async function sizeOf(file: string): Promise<number | undefined> {
  if (file === '-') return undefined;
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new ArgumentsError(`There is no file ${file}.`);
  if (found.isDirectory()) throw new ArgumentsError(`${file} is a folder, not a file.`);
  return found.size;
}

async function runImport({ report: reportPath, json, ...words }: ImportArguments): Promise<number> {
  const { file, mapping: mappingFile, ...options } = words;
  const size = await sizeOf(file);
  const mapping = mappingFile === undefined ? undefined : await loadMapping(mappingFile);
  const reportFile = reportPath === undefined ? undefined : await openReport(reportPath, file);
  const progress = showProgress(process.stderr, size);
  try {
    const report = await withDatabase((database) =>
      importStock(database, {
        ...options,
        mapping,
        source: file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 }),
        now: new Date(),
        onProgress: progress.update,
        onProblem: reportFile?.add,
      }),
    ).finally(progress.clear);
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
    const isReported = await endReport(reportFile);
    return isReported ? exitCodeOf(report) : exitCodeOf(report) || 2;
  } catch (error) {
    await endReport(reportFile);
    throw error;
  }
}

/** Opens the report before anything is imported, so that an import is never done and its report impossible. */
async function openReport(path: string, file: string): Promise<ReportFile> {
  if (resolve(path) === resolve(file))
    throw new ArgumentsError(`${file} would be written over by its report.`);
  return openReportFile(path);
}

async function endReport(report: ReportFile | undefined): Promise<boolean> {
  try {
    await report?.close();
    return true;
  } catch (error) {
    tell(`The report is not whole: ${(error as Error).message}`);
    return false;
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
    tell(`${reasonOf(error)}${hint}`);
    return 1;
  }
}

process.exitCode = await main();
