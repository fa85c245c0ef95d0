import { INTERIOR_MATERIALS } from './interior-materials.ts';

/** How a surface takes light. What is not said is black, matt plastic. */
export interface Material {
  colour?: string;
  /** Share of the paint's colour that it shows: 1 for paint, less for what only shines through a gap. */
  paintShare?: number;
  metalness?: number;
  roughness?: number;
  /** Strength of a clear, sharp layer on top. */
  clearcoat?: number;
  /** Below 1: glass, through which one sees. */
  opacity?: number;
  /** Strength of its reflections, where less than a flat surface would give. */
  shine?: number;
  /** Own light: a colour, and how bright. */
  emission?: { colour: string; strength: number };
  /** Size in metres of its grain (leather, fabric); 0 when it is smooth. */
  grain?: number;
  /** Least share of the light that reaches it, where glass and pale linings pass more on than its openness says. */
  leastOpen?: number;
}

const glow = (colour: string, strength: number) => ({ colour, strength });

/** Every material of the vehicles by its name. */
export const MATERIALS: Record<string, Material> = {
  ...INTERIOR_MATERIALS,
  // body
  paint: { paintShare: 1, roughness: 0.38, clearcoat: 1 },
  gap: { paintShare: 0.08, roughness: 0.9, shine: 0.2 },
  roofblack: { colour: '#08080a', roughness: 0.3, clearcoat: 1 },
  white: { colour: '#e2e2df', roughness: 0.4, clearcoat: 0.8 },
  truckpanel: { colour: '#f4f5f6', roughness: 0.35, clearcoat: 1 },
  seal: { colour: '#060607', roughness: 0.35, shine: 0.6 },
  trim: { colour: '#17181a', roughness: 0.6 },
  black: { colour: '#0a0a0b', roughness: 0.85, shine: 0.4 },
  chrome: { colour: '#e6e8ea', metalness: 1, roughness: 0.08 },
  badge: { colour: '#dddddd', metalness: 1, roughness: 0.2 },
  metal: { colour: '#9a9da0', metalness: 1, roughness: 0.3 },
  alloy: { colour: '#a9adb1', metalness: 0.35, roughness: 0.45 },
  bark: { colour: '#555555', metalness: 1, roughness: 0.35 },
  mirrorglass: { colour: '#c8d0d6', metalness: 1, roughness: 0.03 },
  // glass
  glass: { colour: '#0a0f11', opacity: 0.66, roughness: 0.02, shine: 1.5 },
  glassF: { colour: '#0c1213', opacity: 0.46, roughness: 0.02, shine: 1.2 },
  lens: { colour: '#ffffff', opacity: 0.1, roughness: 0.02 },
  lensred: { colour: '#8a0508', opacity: 0.62, roughness: 0.02 },
  // front
  grille: { colour: '#0a0a0b', roughness: 0.5 },
  slat: { colour: '#2d2f31', metalness: 0.6, roughness: 0.3 },
  lamp: { colour: '#14171b', metalness: 0.6, roughness: 0.12, clearcoat: 1 },
  lampdark: { colour: '#050608', metalness: 0.2, roughness: 0.1, clearcoat: 1 },
  led: { colour: '#ffffff', roughness: 0.2, clearcoat: 1, emission: glow('#eaf2ff', 0.9) },
  drl: { colour: '#ffffff', roughness: 0.3, clearcoat: 1, emission: glow('#f2f6ff', 1.2) },
  amber: { colour: '#c06010', roughness: 0.15, clearcoat: 1 },
  plate: { colour: '#d3d3cd', roughness: 0.42 },
  plateb: { colour: '#15171c', roughness: 0.45 },
  // rear
  tail: { colour: '#5a0508', roughness: 0.15, clearcoat: 1, emission: glow('#300003', 0.5) },
  tailled: { colour: '#c01015', roughness: 0.3, clearcoat: 1, emission: glow('#ff1a1a', 0.9) },
  // wheels
  tyre: { colour: '#1b1b1d', roughness: 0.62, shine: 0.8 },
  rim: { colour: '#b9bcc0', metalness: 0.9, roughness: 0.24 },
  rimdark: { colour: '#3a3c3f', metalness: 0.7, roughness: 0.36 },
  disc: { colour: '#77797c', metalness: 0.9, roughness: 0.35 },
  caliper: { colour: '#551111', roughness: 0.4 },
  // inside
  interior: { colour: '#232426', roughness: 0.8, leastOpen: 0.3 },
  seat: { colour: '#69645d', roughness: 0.7, leastOpen: 0.34 },
  cream: { colour: '#d9d4c8', roughness: 0.6 },
  fabric: { colour: '#8d9299', roughness: 0.9, grain: 0.003 },
  leather: { colour: '#17130f', roughness: 0.55, grain: 0.004 },
  stitch: { colour: '#b0793e', roughness: 0.7 },
  wood: { colour: '#6a4d33', roughness: 0.4, clearcoat: 0.6 },
  screen: { colour: '#05070a', roughness: 0.3, clearcoat: 1 },
  screenui: { colour: '#1b6fb8', roughness: 0.4, emission: glow('#2a86d8', 0.8) },
};

/** The material of this name; throws for a name that no one has described. */
export function getMaterial(name: string): Material {
  const material = MATERIALS[name];
  if (!material) throw new Error(`No material is called "${name}"; describe it in studio/page/materials.ts.`);
  return material;
}

/** A colour `#rrggbb` as linear light, 0 to 1 each. */
export function linearOf(colour: string): [number, number, number] {
  const byte = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return [linear(byte(1)), linear(byte(3)), linear(byte(5))];
}
