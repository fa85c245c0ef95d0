import type { Frame, Gl } from './gl.ts';
import { type Lens, onPicture, turnsTo } from './matrices.ts';
import type { Spot, SpotOnPicture } from './order.ts';

/**
 * A spot this much behind what is drawn there still counts as seen, in metres: it need not lie exactly on the
 * surface.
 */
const TOLERANCE = 0.08;

function distanceDrawn(gl: Gl, drawn: Frame, x: number, y: number): number {
  const pixel = new Float32Array(4);
  const column = Math.min(drawn.width - 1, Math.floor(((x + 1) / 2) * drawn.width));
  const row = Math.min(drawn.height - 1, Math.floor(((y + 1) / 2) * drawn.height));
  gl.readPixels(column, row, 1, 1, gl.RGBA, gl.FLOAT, pixel);
  return pixel[2]!;
}

/** Where spots fall on a drawn frame, and whether they are seen on it. */
export function findSpots(gl: Gl, drawn: Frame, lens: Lens, spots: readonly Spot[]): SpotOnPicture[] {
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  // distances stand in the third number of the second colour (surface.ts)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, drawn.textures[1]!, 0);
  const found = spots.map(({ at, facing }) => {
    const { x, y, distance } = onPicture(lens, at);
    const inFrame = distance > 0 && Math.abs(x) < 1 && Math.abs(y) < 1;
    const seen = inFrame && turnsTo(lens, at, facing) && distance < distanceDrawn(gl, drawn, x, y) + TOLERANCE;
    return { x: 50 * (1 + x), y: 50 * (1 - y), seen };
  });
  gl.deleteFramebuffer(buffer);
  return found;
}
