import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BODIES } from './bodies.ts';
import { CABIN_VIEWS, DETAIL_VIEWS, OUTSIDE_VIEWS, SPIN_FRAMES } from './views.ts';

const percent = z.number().min(0).max(100);
const hotspots = z.array(
  z.strictObject({
    description: z.string().min(1),
    /** `angle` is the number of the spin's frame; a panorama has only 0. */
    positions: z.array(
      z.strictObject({
        angle: z
          .number()
          .int()
          .min(0)
          .max(SPIN_FRAMES - 1),
        x: percent,
        y: percent,
      }),
    ),
  }),
);
/**
 * The picture's sources: digests of the modules it is built by, of its mesh, of everything that renders the mesh, and
 * of each paint by its name.
 */
const drawn = z.strictObject({
  source: z.string(),
  mesh: z.string(),
  look: z.string(),
  /** Where it is not said, pictures are drawn again. */
  paints: z.record(z.string(), z.string()).default({}),
});

const designEntry = z
  .strictObject({
    body: z.enum(BODIES),
    cabin: z.string().nullable(),
    paints: z.record(z.string(), z.array(z.enum([...OUTSIDE_VIEWS, ...DETAIL_VIEWS]))),
    /** The paint of the spin and the video alone. */
    spinPaint: z.string(),
    /** The steps of its spin, which are equal and go all around. */
    spinFrames: z.number().int().min(2).max(SPIN_FRAMES),
    hasVideo: z.boolean(),
    hotspots,
    drawn,
  })
  .refine(
    ({ spinFrames, hotspots: spots }) =>
      spots.every(({ positions }) => positions.every(({ angle }) => angle < spinFrames)),
    { path: ['hotspots'], error: 'A hotspot has an angle that the spin does not have' },
  );
const cabinEntry = z.strictObject({ views: z.array(z.enum(CABIN_VIEWS)), hotspots, drawn });

const manifest = z.strictObject({
  designs: z.record(z.string(), designEntry),
  cabins: z.record(z.string(), cabinEntry),
  /** Each file's path below the folder, and the first digits of its digest: its version in addresses. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{8}$/)),
});

export type DesignEntry = z.output<typeof designEntry>;
export type CabinEntry = z.output<typeof cabinEntry>;
export type Drawn = z.output<typeof drawn>;
export type Manifest = z.output<typeof manifest>;
export type ManifestHotspot = DesignEntry['hotspots'][number];

/** Reads a manifest. Throws with the place of the mistake when it is invalid, and when there is none. */
export function readManifest(path: string): Manifest {
  const parsed = manifest.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${path} is no manifest of pictures:\n${z.prettifyError(parsed.error)}`);
}
