/** A vehicle seen from straight ahead or behind, standing on the ground at 310 with its middle at 300. */
export interface EndProfile {
  /** Half of the width at the flanks and at the roof. */
  half: number;
  roofHalf: number;
  /** Heights of the roof, the foot of the windscreen, the nose's upper edge and the body's lower edge. */
  roof: number;
  belt: number;
  nose: number;
  sill: number;
  tyre: number;
  /** How the front is built: with a bonnet, or flat from the windscreen down. */
  front: 'bonnet' | 'flat';
  /**
   * How the rear is built: a boot lid, a hatch to the bumper, a tray with a tailgate, a flat tray with drop sides, two
   * van doors, a box body or an open top.
   */
  rear: 'boot' | 'hatch' | 'tray' | 'flatbed' | 'doors' | 'box';
  isOpenTop?: boolean;
  hasCladding?: boolean;
}

const UTE: EndProfile = {
  half: 115,
  roofHalf: 80,
  roof: 106,
  belt: 180,
  nose: 204,
  sill: 282,
  tyre: 30,
  front: 'bonnet',
  rear: 'tray',
  hasCladding: true,
};

export const END_PROFILES = {
  sedan: {
    half: 108,
    roofHalf: 72,
    roof: 142,
    belt: 206,
    nose: 232,
    sill: 292,
    tyre: 24,
    front: 'bonnet',
    rear: 'boot',
  },
  hatch: {
    half: 106,
    roofHalf: 74,
    roof: 134,
    belt: 203,
    nose: 230,
    sill: 292,
    tyre: 24,
    front: 'bonnet',
    rear: 'hatch',
  },
  suv: {
    half: 114,
    roofHalf: 82,
    roof: 108,
    belt: 182,
    nose: 210,
    sill: 286,
    tyre: 28,
    front: 'bonnet',
    rear: 'hatch',
    hasCladding: true,
  },
  wagon: {
    half: 108,
    roofHalf: 74,
    roof: 138,
    belt: 205,
    nose: 232,
    sill: 292,
    tyre: 24,
    front: 'bonnet',
    rear: 'hatch',
  },
  coupe: {
    half: 112,
    roofHalf: 68,
    roof: 154,
    belt: 212,
    nose: 236,
    sill: 292,
    tyre: 28,
    front: 'bonnet',
    rear: 'boot',
  },
  convertible: {
    half: 112,
    roofHalf: 68,
    roof: 158,
    belt: 212,
    nose: 236,
    sill: 292,
    tyre: 28,
    front: 'bonnet',
    rear: 'boot',
    isOpenTop: true,
  },
  ute: UTE,
  'cab-chassis': { ...UTE, rear: 'flatbed' },
  van: {
    half: 112,
    roofHalf: 98,
    roof: 72,
    belt: 186,
    nose: 214,
    sill: 290,
    tyre: 24,
    front: 'flat',
    rear: 'doors',
  },
  'people-mover': {
    half: 114,
    roofHalf: 88,
    roof: 104,
    belt: 188,
    nose: 218,
    sill: 290,
    tyre: 26,
    front: 'bonnet',
    rear: 'hatch',
  },
  bus: {
    half: 120,
    roofHalf: 112,
    roof: 56,
    belt: 186,
    nose: 220,
    sill: 290,
    tyre: 28,
    front: 'flat',
    rear: 'doors',
  },
  truck: {
    half: 118,
    roofHalf: 104,
    roof: 76,
    belt: 186,
    nose: 218,
    sill: 286,
    tyre: 30,
    front: 'flat',
    rear: 'box',
  },
} as const satisfies Record<string, EndProfile>;
