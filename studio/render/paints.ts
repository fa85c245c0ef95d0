import type { Paint } from '../page/order.ts';

/** The colours that the demo's stock can have. */
export type PaintName = (typeof PAINTS)[number]['id'];

const paint = <const Id extends string>(id: Id, colour: string, metalness: number) =>
  ({ id, colour, metalness }) satisfies Paint;

/**
 * The plain colours of the demo stock as paint; base colours were chosen by looking at the pictures, not by their
 * names.
 */
export const PAINTS = [
  // A solid white takes the same light from all sides and loses its shape: this one is a pearl, whose flakes mirror the
  // lamps and the dark between them.
  paint('White', '#e9ebed', 0.55),
  paint('Grey', '#5d6166', 0.5),
  paint('Black', '#0c0d0f', 0.35),
  paint('Silver', '#b4b8bc', 0.6),
  paint('Blue', '#1c4f96', 0.45),
  paint('Red', '#a3141b', 0.35),
  paint('Green', '#27452f', 0.45),
  paint('Orange', '#d2591a', 0.35),
  paint('Brown', '#4f3626', 0.5),
  paint('Yellow', '#e0a800', 0.15),
  paint('Beige', '#b9a88c', 0.5),
  paint('Gold', '#a8864a', 0.55),
  paint('Purple', '#45265f', 0.45),
] as const;

/** The paint of this name; throws when there is none. */
export function getPaint(name: string): Paint {
  const found = PAINTS.find(({ id }) => id === name);
  if (!found) throw new Error(`No paint is called "${name}"; there are ${PAINTS.map(({ id }) => id).join(', ')}.`);
  return found;
}
