type Rgb = readonly [number, number, number];

function parse(colour: string): Rgb {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

const format = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function computeLuminance(colour: string): number {
  const [red, green, blue] = parse(colour);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** The contrast ratio of two colours `#rrggbb`, 1 to 21, by WCAG 2. */
export function computeContrast(one: string, other: string): number {
  const luminances = [computeLuminance(one), computeLuminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Interpolates two colours: `share` 0 is the first, 1 the second. */
function mix(one: string, other: string, share: number): string {
  const from = parse(one);
  const to = parse(other);
  const channel = (at: 0 | 1 | 2): number => from[at] + (to[at] - from[at]) * share;
  return format([channel(0), channel(1), channel(2)]);
}

/** Hue in degrees, saturation and lightness 0 to 1, of `#rrggbb`. */
export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

export function toHsl(colour: string): Hsl {
  const rgb = parse(colour);
  const red = rgb[0] / 255;
  const green = rgb[1] / 255;
  const blue = rgb[2] / 255;
  const max = Math.max(red, green, blue);
  const spread = max - Math.min(red, green, blue);
  const lightness = max - spread / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const sector =
    max === red ? (green - blue) / spread : max === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return {
    hue: (sector * 60 + 360) % 360,
    saturation: spread / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  };
}

/** As `#rrggbb`; saturation and lightness are clamped to 0 to 1. */
export function toHex({ hue, saturation, lightness }: Hsl): string {
  const light = Math.min(1, Math.max(0, lightness));
  const chroma = Math.min(1, Math.max(0, saturation)) * Math.min(light, 1 - light);
  const channel = (shift: number): number => {
    const at = (shift + hue / 30) % 12;
    return 255 * (light - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return format([channel(0), channel(8), channel(4)]);
}

const SHARES = Array.from({ length: 51 }, (_, step) => step / 50);

/**
 * The colour nearest to `wanted`, towards black or white, with at least the contrast `ratio` on `ground`; undefined
 * when there is none in either direction.
 */
export function findReadable(wanted: string, ground: string, ratio: number): string | undefined {
  for (const share of SHARES) {
    const fits = ['#000000', '#ffffff']
      .map((end) => mix(wanted, end, share))
      .find((colour) => computeContrast(colour, ground) >= ratio);
    if (fits) return fits;
  }
  return undefined;
}
