import type { Cabin, CabinPlan } from './cabin.ts';
import { carCabin } from './car.ts';
import { CARAVAN_INSIDE } from './caravan-inside.ts';

export type { Cabin, CabinShot } from './cabin.ts';

const MODERN: CabinPlan = {
  tones: {
    lining: 'lining-light',
    upper: 'soft-black',
    lower: 'plastic-black',
    accent: 'leather-grey',
    seat: 'leather-black',
    insert: 'leather-grey',
    carpet: 'carpet-black',
    decor: 'wood-oak',
    stitch: 'stitch-grey',
    glow: 'ambient-light',
  },
  roof: 1.25,
  half: 0.76,
  end: 1.95,
  rows: [0.92],
  bulkhead: false,
  roofGlass: false,
  screen: 'wide',
  wheel: 'round',
  gear: 'console',
  seat: { quilting: 'bars', bolster: 0.035, oneBack: false },
};

const SPORTY: CabinPlan = {
  ...MODERN,
  tones: {
    ...MODERN.tones,
    lining: 'lining-dark',
    accent: 'suede-black',
    seat: 'leather-black',
    insert: 'leather-red',
    decor: 'alu-brushed',
    stitch: 'stitch-red',
    glow: 'ambient-red',
  },
  roof: 1.16,
  end: 1.45,
  rows: [],
  screen: 'wide',
  wheel: 'flat',
  gear: 'stick',
  seat: { quilting: 'diamond', bolster: 0.055, oneBack: true },
};

const WORK: CabinPlan = {
  ...MODERN,
  tones: {
    ...MODERN.tones,
    lining: 'lining-grey',
    upper: 'plastic-black',
    lower: 'plastic-grey',
    accent: 'plastic-grey',
    seat: 'vinyl-grey',
    insert: 'fabric-charcoal',
    carpet: 'rubber-mat',
    decor: 'dark-chrome',
    stitch: 'stitch-grey',
    glow: 'black',
  },
  roof: 1.3,
  half: 0.8,
  end: 0.78,
  rows: [],
  bulkhead: true,
  screen: 'small',
  gear: 'stick',
  seat: { quilting: 'plain', bolster: 0.025, oneBack: false },
};

const FAMILY: CabinPlan = {
  ...MODERN,
  tones: {
    ...MODERN.tones,
    upper: 'soft-brown',
    lower: 'plastic-beige',
    accent: 'leather-cream',
    seat: 'leather-cream',
    insert: 'leather-cream',
    carpet: 'carpet-beige',
    decor: 'wood-walnut',
    stitch: 'stitch-tan',
  },
  roof: 1.34,
  half: 0.8,
  end: 2.25,
  rows: [0.95],
  roofGlass: true,
  screen: 'tablet',
  seat: { quilting: 'bars', bolster: 0.03, oneBack: false },
};

/** What is worth a word in every car: the screen, the wheel and the driver's seat. */
const COMMON: Cabin['hotspots'] = [
  { description: 'Touch screen with maps and phone mirroring', at: [-0.64, 0, 0.82] },
  { description: 'Steering wheel with audio and cruise control keys', at: [-0.42, 0.36, 0.7] },
  { description: 'Driver seat, adjustable for height and reach', at: [0.3, 0.36, 0.6] },
];

/** Every interior that the studio can photograph. */
export const CABINS: readonly Cabin[] = [
  carCabin('modern', MODERN, [
    ...COMMON,
    { description: 'Wireless charging tray', at: [-0.52, 0, 0.43] },
    { description: 'Rear bench for three', at: [1.0, 0, 0.5] },
  ]),
  carCabin('sporty', SPORTY, [...COMMON, { description: 'Short-throw gear lever', at: [-0.3, 0, 0.56] }]),
  carCabin('work', WORK, [
    ...COMMON,
    { description: 'Hard-wearing rubber floor, easy to hose out', at: [-0.6, -0.36, 0.03] },
  ]),
  carCabin('family', FAMILY, [
    ...COMMON,
    { description: 'Panoramic glass roof', at: [0.5, 0, 1.32] },
    { description: 'Second row for three, with room for child seats', at: [1.0, 0, 0.5] },
  ]),
  CARAVAN_INSIDE,
];
