import type { Material } from '../page/materials.ts';

/** What a surface of a place looks like from near; the number is the one that the shader knows it by. */
export const FINISHES = {
  smooth: 0,
  render: 1,
  panels: 2,
  ribs: 3,
  brick: 4,
  grain: 5,
  leaves: 6,
  slats: 7,
  cloth: 8,
} as const;

/** A material of buildings and plants: it may have a finish. */
export interface PlaceMaterial extends Material {
  finish?: keyof typeof FINISHES;
}

/** The materials that only places have, by name. */
export const PLACE_MATERIALS: Record<string, PlaceMaterial> = {
  // walls
  'wall-white': { colour: '#d3d0c9', roughness: 0.9, finish: 'render' },
  'wall-grey': { colour: '#98978f', roughness: 0.9, finish: 'render' },
  'wall-dark': { colour: '#44474a', roughness: 0.9, finish: 'render' },
  brick: { colour: '#86503c', roughness: 0.9, finish: 'brick' },
  concrete: { colour: '#a3a098', roughness: 0.9, finish: 'render' },
  'panel-white': { colour: '#cfd0cf', roughness: 0.42, finish: 'panels' },
  'panel-charcoal': { colour: '#303336', roughness: 0.42, finish: 'panels' },
  'panel-blue': { colour: '#1d4468', roughness: 0.42, finish: 'panels' },
  'panel-red': { colour: '#8c2420', roughness: 0.42, finish: 'panels' },
  'panel-green': { colour: '#2c4a3c', roughness: 0.42, finish: 'panels' },
  'steel-cream': { colour: '#c9c4b6', roughness: 0.55, finish: 'ribs' },
  'steel-grey': { colour: '#8d9294', roughness: 0.55, finish: 'ribs' },
  'steel-dark': { colour: '#4b5154', roughness: 0.55, finish: 'ribs' },
  roller: { colour: '#a7abac', roughness: 0.5, finish: 'slats' },
  timber: { colour: '#875f3f', roughness: 0.7, finish: 'grain' },
  frame: { colour: '#222527', roughness: 0.45 },
  galvanised: { colour: '#8f9597', roughness: 0.5, metalness: 0.4 },
  gutter: { colour: '#585d60', roughness: 0.5 },
  // glass
  window: { colour: '#10161a', roughness: 0.06, clearcoat: 1, emission: { colour: '#d8b383', strength: 0.09 } },
  // rooms
  'floor-polished': { colour: '#a6a49d', roughness: 0.2, clearcoat: 0.5 },
  'floor-concrete': { colour: '#83827c', roughness: 0.6, finish: 'render' },
  ceiling: { colour: '#d9d8d4', roughness: 0.95 },
  desk: { colour: '#d2cfc8', roughness: 0.5 },
  chair: { colour: '#3a3d41', roughness: 0.8 },
  poster: { colour: '#5d7688', roughness: 0.6 },
  'poster-warm': { colour: '#a97a52', roughness: 0.6 },
  monitor: { colour: '#0d1013', roughness: 0.2, emission: { colour: '#8fb4cf', strength: 0.35 } },
  hoist: { colour: '#25587f', roughness: 0.5 },
  toolbox: { colour: '#93231d', roughness: 0.45, clearcoat: 0.4 },
  shelf: { colour: '#6f7376', roughness: 0.7 },
  carton: { colour: '#9c7a52', roughness: 0.9 },
  // signs and lamps
  'sign-face': { colour: '#d9d9d6', roughness: 0.4, emission: { colour: '#f3efe6', strength: 0.22 } },
  'sign-blue': { colour: '#1f4f7c', roughness: 0.4, emission: { colour: '#1f4f7c', strength: 0.35 } },
  'sign-red': { colour: '#9a241f', roughness: 0.4, emission: { colour: '#9a241f', strength: 0.35 } },
  'sign-green': { colour: '#2d6048', roughness: 0.4, emission: { colour: '#2d6048', strength: 0.35 } },
  tube: { colour: '#ffffff', roughness: 0.5, emission: { colour: '#fff1d8', strength: 1.1 } },
  'safety-yellow': { colour: '#c9971a', roughness: 0.5 },
  'flag-blue': { colour: '#2a5c8c', roughness: 0.9, finish: 'cloth' },
  'flag-red': { colour: '#a12b25', roughness: 0.9, finish: 'cloth' },
  'flag-white': { colour: '#cfcdc6', roughness: 0.9, finish: 'cloth' },
  'cloth-sand': { colour: '#b1a488', roughness: 0.95, finish: 'cloth' },
  'cloth-green': { colour: '#566b5c', roughness: 0.95, finish: 'cloth' },
  // plants
  'leaf-gum': { colour: '#66714a', roughness: 0.9, finish: 'leaves' },
  'leaf-street': { colour: '#4d6631', roughness: 0.9, finish: 'leaves' },
  'leaf-tuft': { colour: '#74823f', roughness: 0.9, finish: 'leaves' },
  'bark-pale': { colour: '#b2a696', roughness: 0.9, finish: 'grain' },
  'bark-dark': { colour: '#5f5144', roughness: 0.9, finish: 'grain' },
  mulch: { colour: '#4a3626', roughness: 1 },
};
