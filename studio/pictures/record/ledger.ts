import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Drawn } from '../../../demo/picture-set/manifest.ts';
import type { SpotOnPicture } from '../../page/order.ts';

/** What is finished of one design or cabin, and from what it was drawn: enough to go on where a run was stopped. */
export interface Ledger {
  drawn: Drawn;
  /** Version by path. */
  files: Record<string, string>;
  /** Where spots fall on a frame, by the path of its first file. */
  spots: Record<string, SpotOnPicture[]>;
}

export const NOTHING_DRAWN: Ledger = {
  drawn: { source: '', mesh: '', look: '', paints: {} },
  files: {},
  spots: {},
};

/** The ledger at a path; undefined when there is none or a stopped machine left it broken. */
export async function findLedger(path: string): Promise<Ledger | undefined> {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Ledger;
  } catch {
    return undefined;
  }
}

export async function saveLedger(path: string, ledger: Ledger): Promise<void> {
  await writeWhole(path, JSON.stringify(ledger));
}

/**
 * What of a ledger still holds: nothing when mesh or look are others now; spots only from the same modules, which
 * name the spots; and of the files those that lie in their folder and whose paint is as it was.
 */
export function withWhatHolds(
  ledger: Ledger,
  drawn: Drawn,
  folderOf: (path: string) => string,
  paintOf: (path: string) => string | undefined,
): Ledger {
  const isSame = ledger.drawn.mesh === drawn.mesh && ledger.drawn.look === drawn.look;
  if (!isSame) return { ...NOTHING_DRAWN, drawn };
  const isSamePaint = (name = '') => ledger.drawn.paints[name] === drawn.paints[name];
  const files = Object.entries(ledger.files).filter(
    ([path]) => isSamePaint(paintOf(path)) && existsSync(join(folderOf(path), path)),
  );
  const spots = ledger.drawn.source === drawn.source ? ledger.spots : {};
  return { drawn, files: Object.fromEntries(files), spots };
}

/** Writes a file, and its folder if need be, so that it is there whole or not at all. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}
