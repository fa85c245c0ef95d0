import { join } from 'node:path';
import type { MeshFile } from '../geometry/mesh-file.ts';
import type { Studio } from '../render/studio.ts';
import { meshDigest } from './digests.ts';
import { type Desk, drawFrames } from './draw-frames.ts';
import { encodePicture } from './encode.ts';
import { folderOf, ledgerPath, MANIFEST_PATH, MESH_FOLDER } from './folders.ts';
import { findLedger, type Ledger, NOTHING_DRAWN, saveLedger, withWhatHolds, writeWhole } from './ledger.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { meshOf } from './mesh-store.ts';
import type { Subject } from './subjects.ts';
import { makeVideo } from './video.ts';
import { pathOf } from './views.ts';

export interface Tools {
  studio: () => Promise<Studio>;
  onFile: (path: string) => void;
  /** Whether this machine can make videos. */
  hasFfmpeg: boolean;
}

/** What is finished of a subject and still holds, as far as can be told without its mesh. */
export async function knownLedger(subject: Subject): Promise<Ledger> {
  const kept =
    (await findLedger(ledgerPath(subject.id))) ?? ledgerOf(subject.id, readManifest(MANIFEST_PATH));
  // Modules that are the same build the same mesh.
  const mesh = kept.drawn.source === subject.source ? kept.drawn.mesh : '';
  return mesh ? withWhatHolds(kept, { source: subject.source, mesh, look: subject.look }, folderOf) : kept;
}

/** A clone has no ledgers: what its manifest names is finished. */
function ledgerOf(id: string, { designs, cabins, files }: Manifest): Ledger {
  const entry = designs[id] ?? cabins[id];
  if (!entry) return NOTHING_DRAWN;
  const own = Object.entries(files).filter(([path]) =>
    path.startsWith(designs[id] ? `${id}/` : `cabins/${id}/`),
  );
  return { drawn: entry.drawn, files: Object.fromEntries(own), spots: {} };
}

/** Draws what is missing of a subject, its mesh first when its modules have changed, and its video last. */
export async function drawSubject(subject: Subject, { studio, onFile, hasFfmpeg }: Tools): Promise<Ledger> {
  let mesh: MeshFile | undefined;
  const getMesh = async () => {
    mesh ??= await meshOf(MESH_FOLDER, subject.id, subject.source, subject.build);
    return mesh;
  };
  const start = await startLedger(subject, getMesh);
  let loaded: Promise<Studio> | undefined;
  const desk: Desk = {
    studio: () => {
      loaded ??= getMesh().then(async (ready) => {
        const opened = await studio();
        await opened.load(ready);
        return opened;
      });
      return loaded;
    },
    encode: encodePicture,
    write: (path, bytes) => writeWhole(join(folderOf(path), path), bytes),
    save: (ledger) => saveLedger(ledgerPath(subject.id), ledger),
    onFile,
  };
  const drawn = await drawFrames(subject.frames, start, desk);
  const ledger = hasFfmpeg ? await withVideo(subject, drawn) : drawn;
  await desk.save(ledger);
  return ledger;
}

async function startLedger(subject: Subject, getMesh: () => Promise<MeshFile>): Promise<Ledger> {
  const known = await knownLedger(subject);
  const { source, look } = subject;
  if (known.drawn.source === source && known.drawn.look === look) return known;
  const drawn = { source, look, mesh: meshDigest(await getMesh()) };
  return withWhatHolds(known, drawn, folderOf);
}

async function withVideo({ videoOf }: Subject, ledger: Ledger): Promise<Ledger> {
  if (videoOf === null) return ledger;
  const path = pathOf.video(videoOf);
  return ledger.files[path]
    ? ledger
    : { ...ledger, files: { ...ledger.files, [path]: await makeVideo(videoOf) } };
}
