import { fitSize, type Size, type StageSizes } from './zoom.ts';

/** The sizes of pictures that have been there. */
const sizes = new WeakMap<HTMLImageElement, Size>();

/**
 * The room of a stage's current picture, the one of class `zooms`; undefined where there is none, and before it is
 * there. One that has been there keeps its room while the browser fetches a version of it with more pixels, and says
 * meanwhile that it has no size.
 */
export function findStageSizes(stage: HTMLElement): StageSizes | undefined {
  const picture = stage.querySelector<HTMLImageElement>('[data-current] img.zooms');
  if (!picture) return undefined;
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (width > 0) sizes.set(picture, { width, height });
  const known = sizes.get(picture);
  if (!known) return undefined;
  const size = { width: stage.clientWidth, height: stage.clientHeight };
  return { stage: size, picture: fitSize(known, size) };
}
