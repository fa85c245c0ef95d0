import type { z } from 'zod';
import { CONTENT_FILES } from '../content/files.ts';
import { PLACEHOLDERS } from '../placeholders.ts';
import { PRESETS } from '../presets/presets.ts';
import { type SiteSettings, settingsSchema } from '../schema.ts';
import { getDefinition, listLeaves, type SchemaLeaf } from '../schema-walk.ts';
import { describeKind } from './describe-kind.ts';
import { EXAMPLES } from './examples.ts';
import { wrapMarkdown } from './wrap.ts';

/** A generated page of the reference: its file below `docs/reference`, and its text. */
export interface ReferencePage {
  file: string;
  text: string;
}

/** A page of blocks separated by blank lines; its note says which source to edit instead. */
export function createPage(file: string, title: string, source: string, blocks: string[]): ReferencePage {
  const note = `<!-- Generated from ${source}. Change it there, then run \`npm run settings\`. -->`;
  return { file, text: `${[`# ${title}`, note, ...blocks].join('\n\n')}\n` };
}

export function listTerms(terms: readonly (readonly [name: string, about: string])[]): string {
  return terms.map(([name, about]) => wrapMarkdown(about, `- **\`${name}\`**: `, '  ')).join('\n');
}

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** A longer default would bury what the setting does; the JSON Schema has every default in full. */
const LONGEST_DEFAULT = 100;

function describeDefault(value: unknown): string {
  if (value === undefined) return '**required**';
  const text = JSON.stringify(value);
  if (text.length <= LONGEST_DEFAULT) return `default \`${text}\``;
  return Array.isArray(value) ? `default: ${value.length} entries` : 'default: see the JSON Schema';
}

/** What a setting does, and in a line of its own the values that it takes. */
function settingItem({ path, schema }: SchemaLeaf): string {
  const parsed = schema.safeParse(undefined);
  const value = parsed.success ? parsed.data : undefined;
  return [
    wrapMarkdown(schema.description ?? '', `- **\`${path.join('.')}\`**: `, '  '),
    wrapMarkdown(`Value: ${describeKind(schema)}; ${describeDefault(value)}.`, '  '),
  ].join('\n');
}

const settingList = (leaves: SchemaLeaf[]): string => leaves.map(settingItem).join('\n');

function isTopic(key: string): key is keyof SiteSettings {
  return key in settingsSchema.shape;
}

const TOPICS = Object.keys(settingsSchema.shape).filter(isTopic);
const aboutTopic = (topic: keyof SiteSettings): string => settingsSchema.shape[topic].description ?? '';

function topicPage(topic: keyof SiteSettings): ReferencePage {
  return createPage(`settings/${topic}.md`, `Settings: ${topic}`, 'the schema in src/settings', [
    wrapMarkdown(aboutTopic(topic)),
    'For example, under `settings` in `site.json`:',
    json({ [topic]: EXAMPLES[topic] }),
    '## All settings of the topic',
    settingList(listLeaves(settingsSchema.shape[topic], [topic])),
  ]);
}

const linkTopic = (topic: keyof SiteSettings): string =>
  wrapMarkdown(aboutTopic(topic), `- [${topic}](${topic}.md): `, '  ');

const INTRODUCTION = [
  'A site is a folder `sites/<slug>/`. Its `site.json` names the group, the hosts and a preset, and holds under',
  '`settings` whatever differs from the preset and the defaults. Only `brand.name` and `contact.phone` are required.',
  'Objects are merged key by key; lists and single values replace what they override. An unknown key is refused,',
  'with its path and the nearest known key. For completion in your editor, put',
  '`"$schema": "../../docs/settings.schema.json"` at the top of `site.json`.',
].join('\n');

function indexPage(): ReferencePage {
  return createPage('settings/README.md', 'Settings', 'the schema in src/settings', [
    INTRODUCTION,
    '## Topics',
    TOPICS.map(linkTopic).join('\n'),
    '## Presets',
    listTerms(Object.entries(PRESETS).map(([name, preset]) => [name, preset.about])),
  ]);
}

function contentFileSection([file, schema]: [string, z.ZodType]): string[] {
  const { element } = getDefinition(schema);
  return element ? [`## ${file}`, settingList(listLeaves(element))] : [];
}

function contentFilesPage(): ReferencePage {
  return createPage('content-files.md', 'Content files', 'the schemas in src/settings/content', [
    'Beside `site.json` a site folder may hold these files, each a JSON list. A file that is missing is an empty list.',
    ...Object.entries(CONTENT_FILES).flatMap(contentFileSection),
  ]);
}

function placeholdersPage(): ReferencePage {
  const terms = Object.entries(PLACEHOLDERS).map(
    ([name, { about, setting }]) => [`{{${name}}}`, `${about} From \`${setting}\`.`] as const,
  );
  return createPage('placeholders.md', 'Placeholders', 'the table in src/settings/placeholders.ts', [
    'These stand for names and figures from the settings in the texts of pages and posts; see',
    '[how to write pages](../how-to/write-pages.md).',
    listTerms(terms),
  ]);
}

/**
 * Every page of the reference that is generated from the settings: one per topic, their index, content files,
 * placeholders.
 */
export function buildSettingsPages(): ReferencePage[] {
  return [indexPage(), ...TOPICS.map(topicPage), contentFilesPage(), placeholdersPage()];
}
