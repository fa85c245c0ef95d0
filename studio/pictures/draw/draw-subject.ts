import { join } from 'node:path';
import type { DesignEntry, Manifest, ManifestHotspot } from '../../../demo/picture-set/manifest.ts';
import { pathOf } from '../../../demo/picture-set/views.ts';
import type { MeshFile } from '../../geometry/mesh-file.ts';
import type { SpotOnPicture } from '../../page/order.ts';
import type { Studio } from '../../render/studio.ts';
import { BETWEEN, type Frame } from '../frames.ts';
import { meshDigest } from '../record/digests.ts';
import { folderOf, ledgerPath, MANIFEST_PATH, MESH_FOLDER } from '../record/folders.ts';
import { findLedger, type Ledger, NOTHING_DRAWN, saveLedger, withWhatHolds, writeWhole } from '../record/ledger.ts';
import { readOrBeginManifest } from '../record/manifest-file.ts';
import { meshOf } from '../record/mesh-store.ts';
import { paintOfFile, type Subject } from '../subjects.ts';
import { type Desk, drawFrames, missingFiles } from './draw-frames.ts';
import { encodePicture } from './encode.ts';
import { makeVideo } from './video.ts';

export interface Tools {
  studio: () => Promise<Studio>;
  onFile: (path: string) => void;
  /** Told how many files turn out to be finished after all when the mesh of changed modules is the same. */
  onKept: (files: number) => void;
  /** Whether this machine can make videos. */
  hasFfmpeg: boolean;
}

/**
 * What is finished of a subject and holds for sure: nothing once its modules have changed, for its mesh may be the
 * same or not.
 */
export async function certainLedger(subject: Subject): Promise<Ledger> {
  const kept = await keptLedger(subject);
  if (kept.drawn.source !== subject.source) return NOTHING_DRAWN;
  return whatHolds(subject, kept, kept.drawn.mesh);
}

function whatHolds(subject: Subject, kept: Ledger, mesh: string): Ledger {
  const { source, look, paints } = subject;
  return withWhatHolds(kept, { source, look, paints, mesh }, folderOf, (path) => paintOfFile(subject, path));
}

const keptLedger = async ({ id }: Subject) =>
  (await findLedger(ledgerPath(id))) ?? ledgerOf(id, readOrBeginManifest(MANIFEST_PATH));

/** A clone has no ledgers: what its manifest names is finished, and hotspots fall where it says. */
export function ledgerOf(id: string, { designs, cabins, files }: Manifest): Ledger {
  const entry = designs[id] ?? cabins[id];
  if (!entry) return NOTHING_DRAWN;
  const own = Object.entries(files).filter(([path]) => path.startsWith(designs[id] ? `${id}/` : `cabins/${id}/`));
  return {
    drawn: entry.drawn,
    files: Object.fromEntries(own),
    spots: designs[id] ? spotsOf(id, designs[id]) : {},
  };
}

/** The spots of each frame of a spin, in the order of the hotspots, as a manifest has them. */
function spotsOf(id: string, { hotspots, spinFrames }: DesignEntry): Ledger['spots'] {
  const spotOf = ({ positions }: ManifestHotspot, step: number): SpotOnPicture => {
    const found = positions.find(({ angle }) => angle === step);
    return found ? { x: found.x, y: found.y, seen: true } : { x: 0, y: 0, seen: false };
  };
  return Object.fromEntries(
    Array.from({ length: spinFrames }, (_, step) => [
      pathOf.spin(id, step),
      hotspots.map((hotspot) => spotOf(hotspot, step)),
    ]),
  );
}

/** The frames of a subject that may have to be drawn: the steps between only while there is no video of them. */
export function framesToDraw({ frames, videoOf }: Subject, { files }: Ledger): Frame[] {
  const hasVideo = videoOf !== null && files[pathOf.video(videoOf)] !== undefined;
  return hasVideo ? frames.filter((frame) => !frame.files[0]?.path.startsWith(BETWEEN)) : frames;
}

/** Draws what is missing of a subject, its mesh first when its modules have changed, and its video last. */
export async function drawSubject(subject: Subject, { studio, onFile, onKept, hasFfmpeg }: Tools): Promise<Ledger> {
  let mesh: MeshFile | undefined;
  const getMesh = async () => {
    mesh ??= await meshOf(MESH_FOLDER, subject.id, subject.source, subject.build);
    return mesh;
  };
  const start = await startLedger(subject, getMesh, onKept);
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
  const drawn = await drawFrames(framesToDraw(subject, start), start, desk);
  const ledger = hasFfmpeg ? await withVideo(subject, drawn) : drawn;
  await desk.save(ledger);
  return ledger;
}

async function startLedger(
  subject: Subject,
  getMesh: () => Promise<MeshFile>,
  onKept: Tools['onKept'],
): Promise<Ledger> {
  const certain = await certainLedger(subject);
  if (certain !== NOTHING_DRAWN) return certain;
  const start = whatHolds(subject, await keptLedger(subject), meshDigest(await getMesh()));
  onKept(missingFiles(subject.frames, NOTHING_DRAWN) - missingFiles(framesToDraw(subject, start), start));
  return start;
}

async function withVideo({ videoOf }: Subject, ledger: Ledger): Promise<Ledger> {
  if (videoOf === null) return ledger;
  const path = pathOf.video(videoOf);
  return ledger.files[path] ? ledger : { ...ledger, files: { ...ledger.files, [path]: await makeVideo(videoOf) } };
}
