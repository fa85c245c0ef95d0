import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { siteJsonSchema } from '../src/settings/documentation/json-schema.ts';
import { settingsPages } from '../src/settings/documentation/pages.ts';
import { feedFieldsPage } from './feed-fields-page.ts';

const project = fileURLToPath(new URL('../', import.meta.url));

/** The folder in which every file is generated, so that one whose topic is gone can be told. */
export const SETTINGS_FOLDER = 'docs/reference/settings';

/** The text as the project's formatter leaves it, so that formatting everything does not make the file stale. Throws when it cannot run. */
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
  return [
    { path: schema, text: formatted(schema, JSON.stringify(siteJsonSchema())) },
    ...[...settingsPages(), feedFieldsPage()].map(({ file, text }) => ({
      path: `docs/reference/${file}`,
      text,
    })),
  ];
}
