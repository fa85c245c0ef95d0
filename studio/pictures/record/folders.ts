import { join } from 'node:path';
import { PICTURES_FOLDER } from '../../../demo/media.ts';
import { BETWEEN } from '../frames.ts';

/** Meshes, ledgers and half steps lie where all data of this machine does, and may be thrown away. */
const WORK_FOLDER = join(import.meta.dirname, '..', '..', '..', '.data', 'studio');

export const MESH_FOLDER = join(WORK_FOLDER, 'meshes');
export const MANIFEST_PATH = join(PICTURES_FOLDER, 'manifest.json');
export const ledgerPath = (id: string) => join(WORK_FOLDER, 'ledgers', `${id}.json`);

/** The folder below which a frame's file lies. */
export const folderOf = (path: string) => (path.startsWith(BETWEEN) ? WORK_FOLDER : PICTURES_FOLDER);
