import { PAINTS, type PaintName } from './paint.ts';

/** The bodies that are drawn, by their word in the address. */
export const DRAWN_BODIES = [
  'sedan',
  'hatch',
  'suv',
  'wagon',
  'coupe',
  'convertible',
  'ute',
  'cab-chassis',
  'van',
  'people-mover',
  'bus',
  'truck',
  'motorcycle',
  'caravan',
] as const;
export type DrawnBody = (typeof DRAWN_BODIES)[number];

export const DRAWN_COLOURS = Object.keys(PAINTS) as PaintName[];
export const VIEWS = ['side', 'front', 'rear'] as const;
export type View = (typeof VIEWS)[number];

export interface Drawing {
  body: DrawnBody;
  colour: PaintName;
  view: View;
}

/** Size of every drawing in CSS pixels: the 3:2 of the stock pictures. */
export const DRAWING_SIZE = { width: 600, height: 400 } as const;

/**
 * Words of dealers and feeds for a body, in the order in which they are tried: "cab chassis" before "ute", "sportback"
 * before "sport".
 */
const bodyWords: readonly (readonly [RegExp, DrawnBody])[] = [
  [/motor.?home/, 'bus'],
  [/camper.?van/, 'van'],
  [/caravan|camper|pop.?top/, 'caravan'],
  [/motor.?cycle|bike|scooter|cruiser|naked|enduro|moto|trail|adventure|chopper|trike|quad|atv/, 'motorcycle'],
  [/^sports?$|super.?sport|sports? ?touring|dual.?sport|tourer|touring/, 'motorcycle'],
  [/cab.?chassis|tray/, 'cab-chassis'],
  [/people|mpv|minivan/, 'people-mover'],
  [/bus|coach/, 'bus'],
  [/van\b|commercial|panel/, 'van'],
  [/truck|tipper|pantech|prime mover/, 'truck'],
  [/\but(e|ility)\b|pick.?up|dual.?cab|(double|extra|crew|king|super).?cab|utility/, 'ute'],
  [/suv|4wd|4x4|off.?road|crossover/, 'suv'],
  [/wagon|estate|avant/, 'wagon'],
  [/convertible|cabriolet|roadster|spider|spyder|soft.?top/, 'convertible'],
  [/coup[eé]|fastback/, 'coupe'],
  [/hatch|sportback/, 'hatch'],
  [/sedan|saloon|limousine/, 'sedan'],
];

/** Words for colours other than the paints' own names. */
const colourWords: readonly (readonly [RegExp, PaintName])[] = [
  [/burgundy|maroon|wine|claret|merlot/, 'maroon'],
  [/turquoise|teal|aqua|cyan/, 'turquoise'],
  [/cream|ivory|sand|champagne|tan\b/, 'beige'],
  [/gr[ae]y|graphite|charcoal|gunmetal|slate|meteor/, 'grey'],
  [/violet|lilac|mauve/, 'purple'],
  [/copper/, 'bronze'],
  [/navy|sapphire|cobalt|azure|\bsky\b|ocean/, 'blue'],
  [/crimson|scarlet|ruby|cherry|\bsoul\b/, 'red'],
  [/olive|emerald|forest|khaki|\blime\b/, 'green'],
  [/mocha|coffee|chocolate|espresso/, 'brown'],
  [/steel|platinum|titanium|sterling|alumin/, 'silver'],
  [/onyx|ebony|\bjet\b|obsidian|\bnight\b/, 'black'],
  [/pearl|snow|frost|polar|glacier|alpine|crystal/, 'white'],
];

/**
 * The drawing closest to the stock's body and colour. An unknown body is drawn as a sedan, an unknown colour as silver.
 */
export function chooseDrawing(body: string | null, colour: string | null, view: View = 'side'): Drawing {
  return { body: chooseBody(body), colour: chooseColour(colour), view };
}

/** The address of the drawing closest to a body and a colour, for instance `/drawings/suv/white/side.svg`. */
export function linkToNearestDrawing(body: string | null, colour: string | null, view: View = 'side'): string {
  return linkToDrawing(chooseDrawing(body, colour, view));
}

/** For instance `/drawings/suv/white/side.svg`. */
export function linkToDrawing({ body, colour, view }: Drawing): string {
  return `/drawings/${body}/${colour}/${view}.svg`;
}

/** Undefined for an address that is not a drawing's. */
export function findDrawing(url: string): Drawing | undefined {
  const [, body, colour, file] = /^\/drawings\/([^/]+)\/([^/]+)\/([^/?#]+)(?:[?#].*)?$/.exec(url) ?? [];
  return parseDrawing({ body, colour, file });
}

/** Whether an image is one of our drawings, which are not photos of the vehicle, whoever put them into the stock. */
export function isDrawing(url: string): boolean {
  return findDrawing(url) !== undefined;
}

/** Undefined when a word of the address is unknown. */
export function parseDrawing(words: {
  body?: string | undefined;
  colour?: string | undefined;
  file?: string | undefined;
}): Drawing | undefined {
  const body = DRAWN_BODIES.find((known) => known === words.body);
  const colour = DRAWN_COLOURS.find((known) => known === words.colour);
  const view = VIEWS.find((known) => `${known}.svg` === words.file);
  return body && colour && view && { body, colour, view };
}

function chooseBody(body: string | null): DrawnBody {
  const word = body?.toLowerCase() ?? '';
  const exact = DRAWN_BODIES.find((known) => known === word.replaceAll(' ', '-'));
  return exact ?? bodyWords.find(([pattern]) => pattern.test(word))?.[1] ?? 'sedan';
}

function chooseColour(colour: string | null): PaintName {
  const word = colour?.toLowerCase() ?? '';
  const known = DRAWN_COLOURS.find((name) => new RegExp(`\\b${name}\\b`).test(word));
  return known ?? colourWords.find(([pattern]) => pattern.test(word))?.[1] ?? 'silver';
}
