import type { Point3 } from '../geometry/fields.ts';
import { Building } from './building.ts';
import { chanceOf } from './chance.ts';

type Chance = () => number;

const between = (chance: Chance, low: number, high: number) => low + (high - low) * chance();

/** A point in a ball around the origin, more often near its skin, where leaves are. */
function inBall(chance: Chance): Point3 {
  const angle = chance() * 2 * Math.PI;
  const height = chance() * 2 - 1;
  const flat = Math.sqrt(1 - height * height);
  const out = chance() ** 0.4;
  return [flat * Math.cos(angle) * out, flat * Math.sin(angle) * out, height * out];
}

interface Clump {
  middle: Point3;
  radius: number;
  leaves: number;
}

interface Foliage {
  material: string;
  /** The middle of the whole crown: leaves face away from it as well as from their clump's middle. */
  crown: Point3;
  length: number;
  width: number;
  /** How much leaves hang down: 0 any way, 1 straight. */
  hang: number;
}

function addClump(tree: Building, chance: Chance, { middle, radius, leaves }: Clump, foliage: Foliage): void {
  for (let leaf = 0; leaf < leaves; leaf++) {
    const out = inBall(chance);
    const at = middle.map((value, k) => value + out[k]! * radius * (k === 2 ? 0.62 : 1)) as unknown as Point3;
    const turn = chance() * 2 * Math.PI;
    const size = between(chance, 0.7, 1.3);
    const [half, long] = [(foliage.width / 2) * size, foliage.length * size];
    const lean = chance() * 2 - 1;
    const tip: Point3 = [
      at[0] + Math.sin(turn) * long * (1 - foliage.hang),
      at[1] + Math.cos(turn * 3) * long * (1 - foliage.hang),
      at[2] + long * (foliage.hang > 0 ? -foliage.hang : lean * 0.6),
    ];
    const normal = at.map((value, k) => (value - foliage.crown[k]!) * 0.35 + out[k]! * radius) as unknown as Point3;
    tree.leaf(
      foliage.material,
      [
        [at[0] - Math.cos(turn) * half, at[1] + Math.sin(turn) * half, at[2]],
        [at[0] + Math.cos(turn) * half, at[1] - Math.sin(turn) * half, at[2] + lean * half],
        tip,
      ],
      [normal[0], normal[1], normal[2] + radius * 0.35],
    );
  }
}

/** A branch that gets thinner and bends upwards; gives its end. */
function addBranch(tree: Building, bark: string, from: Point3, to: Point3, [thick, thin]: readonly number[]): void {
  const at = (share: number): Point3 => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share ** 1.35,
  ];
  for (let piece = 0; piece < 4; piece++)
    tree.post(bark, [at(piece / 4), at((piece + 1.04) / 4)], thick! + ((thin! - thick!) * piece) / 3);
}

/** A eucalypt: a pale trunk that forks early, an open crown in separate clumps, leaves that hang. */
function buildGum(): Building {
  const tree = new Building();
  const chance = chanceOf(11);
  const foliage: Foliage = { material: 'leaf-gum', crown: [0.3, 0, 5.4], length: 0.26, width: 0.075, hang: 0.8 };
  const fork: Point3 = [0.2, 0.1, 2.4];
  addBranch(tree, 'bark-pale', [0, 0, -0.1], fork, [0.22, 0.17]);
  for (let limb = 0; limb < 7; limb++) {
    const turn = limb * 2.4 + between(chance, -0.3, 0.3);
    const reach = limb === 0 ? 0.3 : between(chance, 0.9, 2.3);
    const tall = limb === 0 ? 7.2 : between(chance, 4.2, 6.9) - reach * 0.15;
    const end: Point3 = [fork[0] + Math.cos(turn) * reach, fork[1] + Math.sin(turn) * reach, tall];
    addBranch(tree, 'bark-pale', fork, end, [0.1, 0.04]);
    for (let twig = 0; twig < 5; twig++) {
      const [x, y, z] = inBall(chance);
      const middle: Point3 = [end[0] + x * 1.25, end[1] + y * 1.25, end[2] - 0.1 + z * 1.15];
      addBranch(tree, 'bark-pale', end, middle, [0.035, 0.02]);
      addClump(tree, chance, { middle, radius: between(chance, 0.55, 1.05), leaves: 330 }, foliage);
    }
  }
  return tree;
}

/** A street tree: a short dark trunk and a dense, round crown. */
function buildStreetTree(): Building {
  const tree = new Building();
  const chance = chanceOf(5);
  const crown: Point3 = [0, 0, 3.9];
  const foliage: Foliage = { material: 'leaf-street', crown, length: 0.17, width: 0.1, hang: 0 };
  addBranch(tree, 'bark-dark', [0, 0, -0.1], [0.05, 0, 2.3], [0.12, 0.09]);
  for (let clump = 0; clump < 34; clump++) {
    const [x, y, z] = inBall(chance);
    const middle: Point3 = [crown[0] + x * 1.55, crown[1] + y * 1.55, crown[2] + z * 1.25];
    if (clump % 3 === 0) addBranch(tree, 'bark-dark', [0.05, 0, 2.2], middle, [0.05, 0.02]);
    addClump(tree, chance, { middle, radius: between(chance, 0.45, 0.75), leaves: 300 }, foliage);
  }
  return tree;
}

/** A tuft of long blades, as they grow before showrooms. */
function buildTuft(): Building {
  const tree = new Building();
  const chance = chanceOf(3);
  for (let blade = 0; blade < 170; blade++) {
    const turn = chance() * 2 * Math.PI;
    const reach = between(chance, 0.1, 0.55);
    const tall = between(chance, 0.35, 0.75);
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const foot: Point3 = [dx * reach * 0.25, dy * reach * 0.25, 0];
    const knee: Point3 = [dx * reach * 0.6, dy * reach * 0.6, tall];
    const tip: Point3 = [dx * reach * 1.3, dy * reach * 1.3, tall * 0.86];
    const side = (at: Point3, half: number): Point3 => [at[0] - dy * half, at[1] + dx * half, at[2]];
    const normal: Point3 = [dx, dy, 1.1];
    tree.leaf('leaf-tuft', [side(foot, -0.012), side(foot, 0.012), knee], normal);
    tree.leaf('leaf-tuft', [side(foot, 0.012), side(knee, 0.014), knee], normal);
    tree.leaf('leaf-tuft', [side(knee, -0.004), side(knee, 0.014), tip], normal);
  }
  return tree;
}

/** What grows in places, by name: each is built once and stands in many spots. */
export const PLANTS = { gum: buildGum, street: buildStreetTree, tuft: buildTuft } as const;

export type Plant = keyof typeof PLANTS;
