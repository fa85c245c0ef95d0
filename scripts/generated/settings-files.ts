import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FLAG_FIELDS, NUMBER_FIELDS, TEXT_FIELDS } from '../../src/search/filter-fields.ts';
import { buildSiteJsonSchema } from '../../src/settings/documentation/json-schema.ts';
import { buildSettingsPages } from '../../src/settings/documentation/pages.ts';
import { wrapMarkdown } from '../../src/settings/documentation/wrap.ts';
import { feedFieldsPage } from './feed-fields-page.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** The folder in which every file is generated, so that an outdated one can be found. */
export const SETTINGS_FOLDER = 'docs/reference/settings';

/** Added to a field in the API reference. */
const EXAMPLES: Readonly<Record<string, string>> = { make_model: ' (`Toyota/Corolla`)' };

/**
 * The text as the project's formatter leaves it, so that formatting everything does not make the file stale. Throws
 * when it cannot run.
 */
function formatted(path: string, text: string): string {
  const run = spawnSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${path}`], {
    cwd: project,
    input: text,
    encoding: 'utf8',
  });
  if (run.error) throw run.error;
  return run.stdout;
}

/** The files under docs/ that are generated from code, by their path in the project, as they should be now. */
export function settingsFiles(): { path: string; text: string }[] {
  const schema = 'docs/settings.schema.json';
  const api = 'docs/reference/api.md';
  return [
    { path: schema, text: formatted(schema, JSON.stringify(buildSiteJsonSchema())) },
    ...[...buildSettingsPages(), feedFieldsPage()].map(({ file, text }) => ({
      path: `docs/reference/${file}`,
      text,
    })),
    { path: api, text: withFields(readFileSync(`${project}${api}`, 'utf8')) },
  ];
}

/** The API reference with the fields that filter expressions may name, in its one list of fields. */
function withFields(text: string): string {
  const item = (kind: string, fields: readonly string[]) =>
    wrapMarkdown(`${kind}: ${fields.map((field) => `\`${field}\`${EXAMPLES[field] ?? ''}`).join(' ')}`, '- ');
  const items = [
    item('Text', TEXT_FIELDS),
    item('Number', NUMBER_FIELDS),
    item('True or false', FLAG_FIELDS),
  ];
  const list = /- Text: (?:.*\n)+?(?=\n)/;
  if (!list.test(text)) throw new Error('docs/reference/api.md has no list of fields');
  return text.replace(list, `${items.join('\n')}\n`);
}
