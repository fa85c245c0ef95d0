import { readFileSync } from 'node:fs';
import type { SiteSettings } from '../../../src/settings/schema.ts';
import { buildThemeCss } from '../../../src/templates/theme.ts';

export type Scheme = 'light' | 'dark';
/** Custom properties and their values. */
export type Tokens = ReadonlyMap<string, string>;

/** The custom properties of a look's root, those of a site among them. */
export function readTokens(look: string, brand: SiteSettings['brand']): Tokens {
  const css = readFileSync(`src/templates/${look}/css/tokens.css`, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const roots = [...css.matchAll(/(?:^|\n):root[^{]*\{([^}]*)\}/g)].map(([, body]) => body);
  const all = [...roots, buildThemeCss(brand).slice(6, -1)].join(';');
  return new Map([...all.matchAll(/(--[\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]));
}

const COLOUR = String.raw`(?:var\([^()]*\)|#\w+|rgb\([^()]*\))`;
const BOTH = new RegExp(`^light-dark\\((?<light>${COLOUR}), (?<dark>${COLOUR})\\)$`);
const MIXED = new RegExp(`^color-mix\\(in srgb, (${COLOUR}) (\\d+)%, (${COLOUR})\\)$`);
const TRANSLUCENT = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/;

/**
 * The colours `#rrggbb` that a token may come to in a theme: one, or of a translucent colour those on black and on
 * white. Throws for what is none: a pair that cannot be told must not pass.
 */
export function findColours(tokens: Tokens, token: string, scheme: Scheme): string[] {
  const value = tokens.get(token);
  if (value === undefined) throw new Error(`There is no token ${token}`);
  const found = listColours(tokens, BOTH.exec(value)?.groups?.[scheme] ?? value, scheme);
  if (found.length === 0) throw new Error(`The colour of ${token} cannot be told: ${value}`);
  return found;
}

function listColours(tokens: Tokens, value: string, scheme: Scheme): string[] {
  const [, name, otherwise] = /^var\((--[\w-]+)(?:, (#\w+))?\)$/.exec(value) ?? [];
  if (name) return tokens.has(name) || !otherwise ? findColours(tokens, name, scheme) : [otherwise];
  const [, one, percent, other] = MIXED.exec(value) ?? [];
  if (one && other) {
    const others = listColours(tokens, other, scheme);
    return listColours(tokens, one, scheme).flatMap((a) => others.map((b) => mix(a, b, Number(percent) / 100)));
  }
  const [, red, green, blue, opacity] = TRANSLUCENT.exec(value) ?? [];
  if (opacity) {
    const above = toHex([red, green, blue].map(Number));
    return ['#000000', '#ffffff'].map((ground) => mix(above, ground, Number(opacity)));
  }
  if (/^#[0-9a-f]{3}$/i.test(value)) return [`#${[...value.slice(1)].map((each) => each + each).join('')}`];
  return /^#[0-9a-f]{6}$/i.test(value) ? [value] : [];
}

const mix = (one: string, other: string, share: number): string => {
  const [above, below] = [channelsOf(one), channelsOf(other)];
  return toHex(above.map((channel, at) => channel * share + (below[at] ?? 0) * (1 - share)));
};

const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
