import { writeFile } from 'node:fs/promises';
import { siteJsonSchema } from '../src/settings/documentation/json-schema.ts';
import { settingsMarkdown } from '../src/settings/documentation/markdown.ts';

const docs = new URL('../docs/', import.meta.url);
await writeFile(new URL('settings.md', docs), settingsMarkdown());
await writeFile(new URL('settings.schema.json', docs), `${JSON.stringify(siteJsonSchema(), null, 2)}\n`);
