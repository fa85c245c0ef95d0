import type { VehicleKind } from '../catalogue/parse-catalogue.ts';
import { chanceOf } from '../random.ts';
import { type Paint, paintsFor } from '../vehicles/colours.ts';

/** The plain colours on a screen, as hue, saturation and lightness in degrees and percent. */
const LOOKS: Record<string, readonly [hue: number, saturation: number, lightness: number]> = {
  White: [60, 6, 94],
  Silver: [210, 6, 76],
  Grey: [205, 7, 43],
  Black: [220, 8, 11],
  Blue: [214, 58, 38],
  Red: [354, 72, 38],
  Green: [120, 20, 31],
  Orange: [20, 84, 49],
  Brown: [24, 34, 29],
  Yellow: [48, 88, 54],
  Beige: [38, 26, 70],
  Gold: [40, 36, 56],
  Purple: [276, 36, 36],
};

/** A maker's paint with the colour itself, `#rrggbb`. */
export interface ShownPaint extends Paint {
  hexCode: string;
}

/**
 * The paints of a maker, up to a limit: one of each plain colour, the commonest colour first, then the second of each.
 */
export function paintsOf(kind: VehicleKind, make: string, most: number): ShownPaint[] {
  const colours = Map.groupBy(paintsFor(kind, make), ({ paint }) => paint.simple_colour);
  const common = (weights: { weight: number }[]) => weights.reduce((sum, { weight }) => sum + weight, 0);
  const named = new Set<string>();
  return [...colours.values()]
    .toSorted((a, b) => common(b) - common(a))
    .flatMap((paints) => paints.map(({ paint }, turn) => ({ paint, turn })))
    .sort((a, b) => a.turn - b.turn)
    .flatMap(({ paint }) => {
      if (named.has(paint.colour)) return [];
      named.add(paint.colour);
      return [{ ...paint, hexCode: hexOf(paint) }];
    })
    .slice(0, most);
}

/** A slight variation, as two whites of one maker are not the same white. */
function hexOf({ colour, simple_colour }: Paint): string {
  const [hue, saturation, lightness] = LOOKS[simple_colour] ?? [210, 5, 50];
  const shade = chanceOf(`paint/${colour}`).fraction() * 6 - 3;
  return hslToHex(hue + shade * 2, saturation, Math.min(Math.max(lightness + shade, 4), 96));
}

function hslToHex(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const k = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
