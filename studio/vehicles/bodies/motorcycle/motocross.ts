import { type Field, type Point3, polygon, smoothMax } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import {
  addDirtBar,
  addDirtBody,
  addDirtEngine,
  addDirtWheels,
  addHighMudguard,
  addNumber,
  sidePlateFace,
} from './dirt-bike.ts';
import { addCrossbar, addRod, addTube } from './parts/tubes.ts';

export const MOTOCROSS_LENGTH = 2.22;

const FACE = polygon(
  [
    [-0.105, 1.2],
    [0.105, 1.2],
    [0.12, 1.12],
    [0.085, 0.95],
    [-0.085, 0.95],
    [-0.12, 1.12],
  ],
  0.012,
);
const faceAt = (y: number, z: number): number => 0.585 + 0.4 * (z - 0.95) + 1.4 * y * y;

/** Number plates in front of the bars and on both sides, and nothing of what a road asks for. */
function addNumbers(model: Model): void {
  const plate: Field = (x, y, z) => smoothMax(FACE(y, z), Math.abs(x - faceAt(y, z)) - 0.007, 0.006);
  model.addField('white', plate, [0.5, -0.18, 0.9], [0.76, 0.18, 1.25], 0.006);
  addNumber(model, '27', 0.13, ([u, v]): Point3 => {
    const [y, z] = [-u, 1.08 + v];
    return [faceAt(y, z) - 0.006, y, z];
  });
  for (const side of [1, -1])
    addNumber(model, '27', 0.1, ([u, v]): Point3 => {
      // read from the right the nose is on the right, from the left on the left
      const [x, z] = [1.6 - side * u, 0.76 + v];
      return [x, side * sidePlateFace(x, z), z];
    });
}

/** A stand that carries the bike by its frame, as in the paddock: it has no leg of its own. */
function addPaddockStand(model: Model): void {
  for (const y of [-0.14, 0.14]) {
    addTube(
      model,
      'trim',
      [
        [1.0, y * 1.3, 0.012],
        [1.12, y, 0.3],
        [1.24, y * 1.3, 0.012],
      ],
      0.013,
    );
    addRod(model, 'trim', [0.96, y * 1.3, 0.013], [1.28, y * 1.3, 0.013], 0.013);
  }
  addCrossbar(model, 'trim', [1.12, 0.16, 0.3], 0.016);
}

/** Builds a motocross bike: long travel, knobs, number plates, no lamps, no mirrors. */
export function buildMotocross(detail: Detail): Model {
  const model = new Model(MOTOCROSS_LENGTH, detail);
  addDirtWheels(model, { rim: 'rimdark' });
  addDirtEngine(model, { spring: 'paint' });
  addDirtBody(model, { sidePlate: 'white', flash: 'white' });
  addHighMudguard(model);
  addDirtBar(model);
  addNumbers(model);
  addPaddockStand(model);
  return model;
}
