import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/db/open.ts';
import { findErrorCode } from '../../src/domain/text/error-message.ts';
import { get } from '../kills/saved-state.ts';
import { whenReady } from '../kills/server.ts';
import { type AwayFigures, AwayVisit } from './away.ts';
import { Enquiries } from './enquiries.ts';
import { explore } from './ground.ts';
import { makeHostileTrial, readMarks } from './trial.ts';

const MEGABYTES = 768;
const PAUSE_MS = 250;

/** A disk of some megabytes; undefined where this user may not mount one. */
export function mountSmallDisk(): { folder: string; unmount(): void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    unmount: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Fills the disk that the embedded database is on, to the last byte, while visitors read and enquire, and frees it
 * again. Pages must still be served; an enquiry is stored, or refused with the phone number and what was typed;
 * readiness reports that writes fail; nothing acknowledged is lost.
 */
export async function fillDisk(disk: string, seconds: number, seed: string): Promise<AwayFigures> {
  const dataDir = join(disk, 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  const trial = makeHostileTrial(dataDir);
  const server = await trial.start();
  try {
    const reader = await openDatabase({ dataDir, poolSize: 1 });
    const marks = await readMarks(reader).finally(() => reader.close(0));
    const grounds = await Promise.all([...trial.groups.keys()].map((site) => explore(server.port, site)));
    const enquiries = new Enquiries(grounds);
    const visit = new AwayVisit({ port: server.port, grounds, marks, trial, enquiries, seed });
    const filler = join(disk, 'filler');
    fillUp(filler);
    // The space that the database has allocated already is used up first.
    while (await enquiries.send(server.port)) fillUp(filler);
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until) {
      await visit.next();
      await sleep(PAUSE_MS);
    }
    const readiness = await get(server.port, 'harbour', '/readyz');
    if (readiness.status !== 503) visit.faults.push(`/readyz is ${readiness.status} on a full disk`);
    rmSync(filler);
    await whenReady(server.port);
    for (const _ of grounds)
      if (!(await enquiries.send(server.port))) visit.faults.push('an enquiry was refused when there was room again');
    const database = await openDatabase({ dataDir, poolSize: 1 });
    const lost = await enquiries.findLost(database).finally(() => database.close(0));
    const { pages, refused, faults } = visit;
    return { pages, refused, acknowledged: enquiries.acknowledged, faults: [...faults, ...lost] };
  } finally {
    server.program.child.kill('SIGTERM');
    await server.program.ended;
    trial.end();
  }
}

/** Writes to a file until there is no room for another byte. */
function fillUp(file: string): void {
  const handle = openSync(file, 'a');
  const block = Buffer.alloc(1024 * 1024, 1);
  for (let size = block.length; size > 0; ) {
    try {
      writeSync(handle, block, 0, size);
    } catch (error) {
      if (findErrorCode(error) !== 'ENOSPC') throw error;
      size = Math.floor(size / 2);
    }
  }
  closeSync(handle);
}
