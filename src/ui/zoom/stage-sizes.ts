import { fitSize, type Size, type StageSizes } from './zoom.ts';

/** The sizes of pictures that have loaded before. */
const sizes = new WeakMap<HTMLImageElement, Size>();

/**
 * The sizes of a stage's current picture, the one with class `zooms`; undefined when there is none, or it has not
 * loaded. A picture that has loaded before keeps its size while the browser fetches a higher resolution and reports
 * none.
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
