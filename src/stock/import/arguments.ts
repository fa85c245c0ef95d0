import { parseArgs } from 'node:util';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import { FORMATS } from '../feeds/formats/formats.ts';
import { checkFeedName, STANDARD_FEED } from './feed-name.ts';

export interface ImportArguments {
  site: string;
  /** Path of the file; `-` reads standard input. */
  file: string;
  format?: string | undefined;
  mapping?: string | undefined;
  feed?: string | undefined;
  location?: string | undefined;
  report?: string | undefined;
  force: boolean;
  partial: boolean;
  dryRun: boolean;
  json: boolean;
}

/** The arguments are invalid; the message says why. */
export class ArgumentsError extends Error {
  override name = 'ArgumentsError';
}

const widest = Math.max(...FORMATS.map(({ name }) => name.length));

export const HELP = `Imports a stock feed into the group of a site: all of it or nothing.

  npm run stock -- import --site <slug> [options] <file>

<file> is CSV, TSV or JSON, gzip or not; - reads standard input.

  --site <slug>       a site of the group that owns the stock
  --format <name>     format of the file; detected if not given:
${FORMATS.map(({ name, about }) => `                        ${name.padEnd(widest)}  ${about}`).join('\n')}
  --mapping <file>    a mapping for any other CSV or JSON (docs/reference/feeds.md)
  --feed <name>       name of the feed, for groups with several (default ${STANDARD_FEED})
  --location <slug>   location of new vehicles whose row names no known location
  --partial           the file is only part of the stock: nothing is marked as sold
  --force             mark missing vehicles as sold however many there are, and accept a file
                      that looks cut short
  --dry-run           show what would happen; change nothing
  --report <file>     write every row problem to this CSV
  --json              print the report as JSON

Exits with 0 if every row was imported, 2 if some rows were refused, 1 if nothing was imported.
`;

/** Parses the arguments after `stock`; undefined when help is requested. Throws an ArgumentsError. */
export function parseArguments(words: string[]): ImportArguments | undefined {
  const { values, positionals } = parse(words);
  if (values.help) return undefined;
  const [command, file, ...more] = positionals;
  if (command !== 'import')
    throw new ArgumentsError(`There is no command "${command ?? ''}"; the only command is import.`);
  if (!values.site) throw new ArgumentsError('--site <slug> is missing.');
  if (file === undefined) throw new ArgumentsError('The file to import is missing.');
  if (more.length > 0) throw new ArgumentsError(`One file at a time: remove "${more[0]}".`);
  if (values.format && values.mapping) throw new ArgumentsError('Give --format or --mapping, not both.');
  checkFeedArgument(values.feed);
  const { 'dry-run': dryRun = false, force = false, partial = false, json = false, help, ...texts } = values;
  return { ...texts, site: values.site, file, dryRun, force, partial, json };
}

function checkFeedArgument(feed: string | undefined): void {
  try {
    if (feed !== undefined) checkFeedName(feed);
  } catch (error) {
    throw new ArgumentsError(`--feed: ${getErrorMessage(error)}`);
  }
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        format: { type: 'string' },
        mapping: { type: 'string' },
        feed: { type: 'string' },
        location: { type: 'string' },
        report: { type: 'string' },
        force: { type: 'boolean' },
        partial: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ArgumentsError(getErrorMessage(error));
  }
}
