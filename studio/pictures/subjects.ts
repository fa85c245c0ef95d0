import { pictureDemand } from '../../demo/picture-set/demand.ts';
import { isEarlyDesign } from '../../demo/picture-set/early-designs.ts';
import type { CabinEntry, DesignEntry } from '../../demo/picture-set/manifest.ts';
import { CABIN_VIEWS, pathOf, SPIN_FRAMES } from '../../demo/picture-set/views.ts';
import type { Model } from '../geometry/model.ts';
import { getPaint } from '../render/paints.ts';
import { CABINS, type Cabin } from '../vehicles/cabins/cabins.ts';
import type { Design } from '../vehicles/design.ts';
import { DESIGNS } from '../vehicles/designs.ts';
import { type Frame, framesOfCabin, framesOfDesign, type Wanted } from './frames.ts';
import { hotspotsInCabin, hotspotsOnSpin } from './hotspots.ts';
import { dataDigest, sourceDigest } from './record/digests.ts';
import type { Ledger } from './record/ledger.ts';

/** What a worker draws in one go: a design, or a cabin. */
export interface Subject {
  id: string;
  /** Digest of the modules that it is built by. */
  source: string;
  /** Digest of all that makes pictures of its mesh. */
  look: string;
  /** Digest of each paint that it is drawn in, by name: a paint that changes has its own pictures drawn again. */
  paints: Record<string, string>;
  build: () => Model;
  frames: Frame[];
  /** The design whose spin becomes a video. */
  videoOf: string | null;
  entry: (ledger: Ledger) => { design: DesignEntry } | { cabin: CabinEntry };
}

/** Looped videos are drawn for one design of these bodies each. */
const WITH_VIDEO: readonly string[] = ['hatch-1', 'suv-2', 'ute-2', 'coupe-1', 'motorcycle-1', 'caravan-1'];
const COARSE_SPIN_FRAMES = 12;
/** The modules that make a picture of a mesh, with what they import. */
const LOOK = ['render/studio.ts', 'page/main.ts', 'pictures/draw/encode.ts'];
/** Paints count one by one. */
const PAINTS = 'render/paints.ts';

/** All there is to draw, designs first. */
export function listSubjects(): Subject[] {
  const look = sourceDigest(LOOK, undefined, PAINTS);
  const demand = pictureDemand(DESIGNS.map(({ id }) => id));
  const designs = DESIGNS.flatMap((design) => {
    const paints = demand.get(design.id) ?? [];
    const spinPaint = paints[0]?.paint;
    // A design that stands for no vehicle of the demo is not photographed.
    if (!spinPaint) return [];
    const wanted = { paints, spinPaint, spinFrames: spinFramesOf(design), hasVideo: WITH_VIDEO.includes(design.id) };
    return [designSubject(design, wanted, look)];
  });
  return [...designs, ...CABINS.map((cabin) => cabinSubject(cabin, look))];
}

const spinFramesOf = ({ id }: Design) => (isEarlyDesign(id) ? SPIN_FRAMES : COARSE_SPIN_FRAMES);

const lookOf = (look: string, frames: Frame[], spinPaint: string | null) =>
  dataDigest(
    look,
    spinPaint,
    frames.map(({ from, size, light }) => ({ from, size, light })),
  );

const paintsOf = (frames: readonly Frame[]) =>
  Object.fromEntries(frames.flatMap(({ files }) => files.map(({ paint }) => [paint, dataDigest(getPaint(paint))])));

/** The paint of a subject's file; a video is of its spin, whose files have one. */
export function paintOfFile({ id, frames }: Subject, path: string): string | undefined {
  const shown = path === pathOf.video(id) ? pathOf.spin(id, 0) : path;
  return frames.flatMap(({ files }) => files).find((file) => file.path === shown)?.paint;
}

function designSubject(design: Design, wanted: Wanted, look: string): Subject {
  const frames = framesOfDesign(design, wanted);
  return {
    id: design.id,
    source: sourceDigest([`vehicles/bodies/${design.body}.ts`, 'geometry/mesh-file.ts']),
    look: lookOf(look, frames, wanted.spinPaint),
    paints: paintsOf(frames),
    build: () => design.build({ coarseness: 1 }),
    frames,
    videoOf: wanted.hasVideo ? design.id : null,
    entry: (ledger) => ({ design: designEntry(design, wanted, ledger) }),
  };
}

function designEntry(
  { id, body, cabin, hotspots }: Design,
  { paints, spinPaint, spinFrames, hasVideo }: Wanted,
  { drawn, files, spots }: Ledger,
): DesignEntry {
  const steps = Array.from({ length: spinFrames }, (_, step) => spots[pathOf.spin(id, step)] ?? []);
  return {
    body,
    cabin: cabin ?? null,
    paints: Object.fromEntries(
      paints.map(({ paint, views }) => [
        paint,
        // Not every design has a place for each detail.
        views.filter((view) => files[pathOf.painted(id, paint, view)]),
      ]),
    ),
    spinPaint,
    spinFrames,
    hasVideo: hasVideo && files[pathOf.video(id)] !== undefined,
    drawn,
    hotspots: hotspotsOnSpin(
      hotspots.map(({ description }) => description),
      steps,
    ),
  };
}

function cabinSubject(cabin: Cabin, look: string): Subject {
  const frames = framesOfCabin(cabin);
  return {
    id: cabin.id,
    source: sourceDigest(['vehicles/cabins/cabins.ts', 'geometry/mesh-file.ts']),
    look: lookOf(look, frames, null),
    paints: paintsOf(frames),
    build: () => cabin.build({ coarseness: 1 }),
    frames,
    videoOf: null,
    entry: ({ drawn }) => ({
      cabin: { views: [...CABIN_VIEWS], hotspots: hotspotsInCabin(cabin.eye, cabin.hotspots), drawn },
    }),
  };
}
