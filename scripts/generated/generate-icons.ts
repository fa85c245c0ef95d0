import { writeFile } from 'node:fs/promises';
import { ICONS_PATH, iconsFile } from './icons-file.ts';

await writeFile(new URL(`../../${ICONS_PATH}`, import.meta.url), iconsFile());
