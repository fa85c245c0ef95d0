import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { siteJsonSchema } from '../src/settings/documentation/json-schema.ts';
import { settingsMarkdown } from '../src/settings/documentation/markdown.ts';

const project = fileURLToPath(new URL('../', import.meta.url));

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

/** The files under docs/ that are made from the settings schema, by their path in the project, as they should be now. */
export function settingsFiles(): { path: string; text: string }[] {
  return [
    { path: 'docs/settings.md', text: settingsMarkdown() },
    { path: 'docs/settings.schema.json', text: JSON.stringify(siteJsonSchema()) },
  ].map(({ path, text }) => ({ path, text: formatted(path, text) }));
}
