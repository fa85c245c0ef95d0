export const BODIES = [
  'sedan',
  'hatch',
  'suv',
  'ute',
  'wagon',
  'van',
  'coupe',
  'convertible',
  'people-mover',
  'light-truck',
  'motorcycle',
  'caravan',
] as const;

export type Body = (typeof BODIES)[number];
