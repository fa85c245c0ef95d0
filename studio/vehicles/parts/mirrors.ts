import { capsule, type Field, type Point3, roundedBox, roundedRectangle, smoothMax } from '../../geometry/fields.ts';
import type { CarContext } from '../car-body/parameters.ts';

/** Adds both outer mirrors: painted shell on a black foot that widens towards the door, with its glass. */
export function addMirrors({ model, parameters: p }: CarContext): void {
  if (!p.mirror) return;
  const [mx, mz, my] = p.mirror;
  const shell: Field = (worldX, worldY, worldZ) => {
    const x = worldX - mx;
    const y = worldY - my;
    const z = worldZ - mz;
    const depth = 0.075 - 0.045 * Math.max(y, 0);
    const d = roundedBox(x + 0.02 * y - 0.02, y, z - 0.01 * x, depth, 0.118, 0.074, 0.05);
    return smoothMax(d, x - 0.062, 0.02);
  };
  const low: Point3 = [mx - 0.2, my - 0.2, mz - 0.15];
  const high: Point3 = [mx + 0.2, my + 0.2, mz + 0.15];
  const surface = model.surface('paint', shell, low, high, 0.008);
  const glass: Field = (x, y, z) => Math.max(mx + 0.058 - x, roundedRectangle(y - my, z - mz, 0.1, 0.055, 0.04));
  surface.cut('paint', 'mirrorglass', glass);
  surface.cut('paint', 'roofblack', (_x, _y, z) => z - (mz - 0.036));
  surface.line('paint', 'gap', (_x, _y, z) => z - (mz - 0.034), 0.002);
  // the side indicator in the shell's front
  surface.cut('paint', 'lamp', (x, y, z) => Math.max(Math.abs(z - mz + 0.014) - 0.006, my - 0.01 - y, x - mx + 0.01));
  model.addParts(surface.triangles, { mirrored: true });

  // flat as a wing: twice as long as it is high
  const foot: Field = (x, y, z) => {
    const [from, to] = [my - 0.02, my - 0.23];
    const along: Point3 = [(x - mx) * 0.55, y, z];
    return capsule(along, [0.006, from, mz - 0.05], [0.014, to, mz - 0.092], [0.03, 0.044]);
  };
  model.addField('roofblack', foot, [mx - 0.2, my - 0.4, mz - 0.2], [mx + 0.2, my + 0.1, mz + 0.1], 0.008, {
    mirrored: true,
  });
}
