import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES_FOLDER } from '../../../demo/media.ts';
import type { Manifest } from '../../../demo/picture-set/manifest.ts';
import { MANIFEST_PATH } from '../record/folders.ts';
import type { Ledger } from '../record/ledger.ts';
import { withoutOthers, withSubject } from '../record/manifest-changes.ts';
import { readOrBeginManifest, saveManifest } from '../record/manifest-file.ts';
import { removeStale } from '../record/stale.ts';
import { listSubjects, type Subject } from '../subjects.ts';
import { drawWithCrew } from './crew.ts';
import { missingFiles } from './draw-frames.ts';
import { certainLedger, framesToDraw } from './draw-subject.ts';
import { Progress } from './progress.ts';

export interface DrawOptions {
  /** Designs and cabins by id; all when it is left out. */
  only: string[] | undefined;
  jobs: number;
  hasFfmpeg: boolean;
}

/**
 * Draws what is missing, and says so as it goes; the manifest grows with each finished subject. Gives 0, or 1 when a
 * subject failed. Throws for an id that there is none of.
 */
export async function drawAll({ only, jobs, hasFfmpeg }: DrawOptions): Promise<number> {
  const all = listSubjects();
  const subjects = only ? only.map((id) => getSubject(id, all)) : all;
  const progress = await openProgress(subjects);
  if (!hasFfmpeg) progress.say('There is no ffmpeg (apt-get install ffmpeg): videos stay as they are, none are made.');
  const failed: string[] = [];
  await drawWithCrew({
    ids: subjects.map(({ id }) => id),
    jobs,
    hasFfmpeg,
    onFile: (path) => progress.file(path),
    onKept: (files) => progress.keep(files),
    onFinished: async (id, ledger) => {
      await saveSubject(getSubject(id, all), ledger);
      progress.say(`${id} is done`);
    },
    onFailed: (id, reason) => {
      failed.push(id);
      progress.say(`${id} failed: ${reason}`);
    },
  });
  const manifest = withoutOthers(
    readOrBeginManifest(MANIFEST_PATH),
    all.map(({ id }) => id),
  );
  await saveManifest(MANIFEST_PATH, manifest);
  // What a stopped run has drawn of others is not in the manifest yet.
  if (!only) await removeStale(manifest);
  await tellTotal(manifest, progress);
  if (failed.length > 0) progress.say(`Not drawn: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

function getSubject(id: string, all: readonly Subject[]): Subject {
  const subject = all.find((one) => one.id === id);
  if (!subject)
    throw new Error(`There is no design or cabin "${id}"; there are ${all.map((one) => one.id).join(', ')}`);
  return subject;
}

async function openProgress(subjects: readonly Subject[]): Promise<Progress> {
  let [total, missing] = [0, 0];
  for (const subject of subjects) {
    const ledger = await certainLedger(subject);
    const frames = framesToDraw(subject, ledger);
    total += frames.flatMap(({ files }) => files).length;
    missing += missingFiles(frames, ledger);
  }
  return new Progress(total, total - missing);
}

/** One after the other: two workers may finish at once. */
let saving: Promise<void> = Promise.resolve();

function saveSubject(subject: Subject, ledger: Ledger): Promise<void> {
  saving = saving.then(() =>
    saveManifest(MANIFEST_PATH, withSubject(readOrBeginManifest(MANIFEST_PATH), subject, ledger)),
  );
  return saving;
}

async function tellTotal({ files }: Manifest, progress: Progress): Promise<void> {
  let bytes = 0;
  for (const path of Object.keys(files)) bytes += (await stat(join(PICTURES_FOLDER, path))).size;
  progress.say(`${Object.keys(files).length} files, ${(bytes / 1e6).toFixed(1)} MB`);
}
