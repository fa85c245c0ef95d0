import { writeFile } from 'node:fs/promises';
import { settingsFiles } from './settings-files.ts';

const project = new URL('../', import.meta.url);
for (const { path, text } of settingsFiles()) await writeFile(new URL(path, project), text);
