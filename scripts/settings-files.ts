import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FLAG_FIELDS, NUMBER_FIELDS, TEXT_FIELDS } from '../src/search/filter-fields.ts';
import { siteJsonSchema } from '../src/settings/documentation/json-schema.ts';
import { settingsMarkdown } from '../src/settings/documentation/markdown.ts';

const project = fileURLToPath(new URL('../', import.meta.url));

/** What stands behind a field in the description of the API. */
const EXAMPLES: Readonly<Record<string, string>> = { make_model: ' (`Toyota/Corolla`)' };

/** The text as the project's formatter leaves it, so that formatting everything does not make the files stale. Throws when it cannot run. */
function formatted(path: string, text: string): string {
  const run = spawnSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${path}`], {
    cwd: project,
    input: text,
    encoding: 'utf8',
  });
  if (run.error) throw run.error;
  return run.stdout;
}

/** The files under docs/ that are made from the settings schema and the facet table, by their path in the project, as they should be now. */
export function settingsFiles(): { path: string; text: string }[] {
  return [
    { path: 'docs/settings.md', text: settingsMarkdown() },
    { path: 'docs/settings.schema.json', text: JSON.stringify(siteJsonSchema()) },
    { path: 'docs/api.md', text: withFields(readFileSync(`${project}docs/api.md`, 'utf8')) },
  ].map(({ path, text }) => ({ path, text: formatted(path, text) }));
}

/** The description of the API with the fields that filter expressions may name, in its one table of fields. */
function withFields(text: string): string {
  const row = (kind: string, fields: readonly string[]) =>
    `| ${kind} | ${fields.map((field) => `\`${field}\`${EXAMPLES[field] ?? ''}`).join(' ')} |`;
  const rows = [
    row('text', TEXT_FIELDS),
    row('number', NUMBER_FIELDS),
    row('true or false', FLAG_FIELDS),
  ].join('\n');
  const table = /(?<=\n\| fields \| \|\n\|---\|---\|\n)(?:\|.*\n)+/;
  if (!table.test(text)) throw new Error('docs/api.md has no table of fields');
  return text.replace(table, `${rows}\n`);
}
