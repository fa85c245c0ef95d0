import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file atomically, replacing one of that name; once this resolves it survives a power cut. Rejects with the
 * file system's error.
 */
export async function writeFileDurably(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The file's name is in its folder, which is synced separately. Windows cannot sync folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
