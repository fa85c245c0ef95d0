import type { Manifest } from '../../../demo/picture-set/manifest.ts';
import { pathOf } from '../../../demo/picture-set/views.ts';
import { BETWEEN } from '../frames.ts';
import type { Subject } from '../subjects.ts';
import type { Ledger } from './ledger.ts';

/** The manifest with a finished subject in place of what it said of it before. */
export function withSubject(manifest: Manifest, subject: Subject, drawn: Ledger): Manifest {
  const { id } = subject;
  const ledger = withKeptVideo(drawn, subject, manifest);
  const entry = subject.entry(ledger);
  const wanted = new Set(subject.frames.flatMap(({ files }) => files.map(({ path }) => path)));
  if (subject.videoOf) wanted.add(pathOf.video(subject.videoOf));
  const own = Object.entries(ledger.files).filter(([path]) => wanted.has(path) && !path.startsWith(BETWEEN));
  const files = { ...otherFiles(manifest, id), ...Object.fromEntries(own) };
  return 'design' in entry
    ? { ...manifest, files, designs: { ...manifest.designs, [id]: entry.design } }
    : { ...manifest, files, cabins: { ...manifest.cabins, [id]: entry.cabin } };
}

/** A machine without ffmpeg has made no video: the one that there was stays as it is. */
function withKeptVideo(ledger: Ledger, { videoOf }: Subject, { files }: Manifest): Ledger {
  const path = videoOf === null ? '' : pathOf.video(videoOf);
  const version = files[path];
  return version === undefined || ledger.files[path]
    ? ledger
    : { ...ledger, files: { ...ledger.files, [path]: version } };
}

const isOf = (path: string, id: string) => path.startsWith(`${id}/`) || path.startsWith(`cabins/${id}/`);

const otherFiles = ({ files }: Manifest, id: string) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !isOf(path, id)));

/** The manifest with these places (versions by path) and no others. */
export function withPlaces(manifest: Manifest, places: Readonly<Record<string, string>>): Manifest {
  const others = Object.entries(manifest.files).filter(([path]) => !isPlace(path));
  return { ...manifest, files: { ...Object.fromEntries(others), ...places } };
}

const isPlace = (path: string) => path.startsWith('places/');

/** The manifest without designs and cabins that the studio no longer has. */
export function withoutOthers({ designs, cabins, files }: Manifest, ids: readonly string[]): Manifest {
  const keep = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => ids.includes(id)));
  const kept = Object.entries(files).filter(([path]) => isPlace(path) || ids.some((id) => isOf(path, id)));
  return { designs: keep(designs), cabins: keep(cabins), files: Object.fromEntries(kept) };
}
