import type { z } from 'zod';
import { CONTENT_FILES } from '../content/files.ts';
import { PRESETS } from '../presets/presets.ts';
import { settingsSchema } from '../schema.ts';
import { bare, defOf, leavesOf } from '../schema-walk.ts';
import { kindOf } from './kind-of.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => `\`${text}\``;
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> => defOf(bare(schema)).shape ?? {};

const LONGEST_DEFAULT = 160;

/** A default as the table shows it; a long one is told by its size, the JSON Schema has it in full. */
function formatDefault(value: unknown): string {
  if (value === undefined) return '**required**';
  const json = JSON.stringify(value);
  if (json.length <= LONGEST_DEFAULT) return code(json);
  return Array.isArray(value) ? `${value.length} entries` : 'see the JSON Schema';
}

function settingRow({ path, schema }: { path: string[]; schema: z.ZodType }): string {
  const parsed = schema.safeParse(undefined);
  const value = parsed.success ? parsed.data : undefined;
  return row(code(path.join('.')), kindOf(schema), formatDefault(value), schema.description ?? '');
}

function topicSection([key, schema]: [string, z.ZodType]): string {
  return [
    `## ${key}`,
    '',
    schema.description ?? '',
    '',
    row('setting', 'value', 'default', 'what it does'),
    '| --- | --- | --- | --- |',
    ...leavesOf(schema, [key]).map(settingRow),
    '',
  ].join('\n');
}

function presetSection(): string {
  const rows = Object.entries(PRESETS).map(([name, preset]) => row(code(name), preset.about));
  return ['## Presets', '', row('preset', 'for whom'), '| --- | --- |', ...rows, ''].join('\n');
}

function fileSection([file, schema]: [string, z.ZodType]): string {
  const element = defOf(schema).element;
  const rows = element ? leavesOf(element).map(settingRow) : [];
  return [
    `### ${file}`,
    '',
    row('field', 'value', 'default', 'what it is'),
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** The page `docs/settings.md`: every setting with its kind, default and purpose, the presets, and the fields of content files. */
export function settingsMarkdown(): string {
  return [
    '# Settings',
    '',
    '<!-- Written by scripts/generate-settings.ts from src/settings. Change the schema, then run `npm run settings`. -->',
    '',
    'A site is a folder `sites/<slug>/`. Its `site.json` names the group, the hosts and a preset, and has under `settings` whatever',
    'differs from the preset and the defaults below. Only `brand.name` and `contact.phone` must be given. Objects are merged key by key;',
    'lists and single values replace those under them. A key that is not known is refused with its path and the nearest known one.',
    'Settings are checked and kept from the day they are written; those of a feature that this version does not have yet take effect with it.',
    '`docs/settings.schema.json` is the same for editors: put `"$schema": "../../docs/settings.schema.json"` at the top of `site.json`.',
    '',
    presetSection(),
    ...Object.entries(shapeOf(settingsSchema)).map(topicSection),
    '## Content files',
    '',
    'Beside `site.json` a folder may have these files, each a JSON list. A file that is left out is an empty list.',
    '',
    ...Object.entries(CONTENT_FILES).map(fileSection),
  ].join('\n');
}
