import { mkdir, rm, writeFile } from 'node:fs/promises';
import { SETTINGS_FOLDER, settingsFiles } from './settings-files.ts';

const project = new URL('../../', import.meta.url);
const files = settingsFiles();
await rm(new URL(SETTINGS_FOLDER, project), { recursive: true, force: true });
await mkdir(new URL(SETTINGS_FOLDER, project), { recursive: true });
for (const { path, text } of files) await writeFile(new URL(path, project), text);
