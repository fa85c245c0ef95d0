import type { z } from 'zod';
import { fixMakeName, fixModelName } from '../../src/domain/vehicle/names.ts';
import { slugify } from '../../src/domain/vehicle/slug.ts';
import type { modelContent } from '../../src/settings/content/showroom.ts';
import { CATALOGUE, MODEL_POPULARITY } from '../catalogue/catalogue.ts';
import type { Offering } from '../catalogue/parse-catalogue.ts';
import { demoPictures } from '../media.ts';
import { findDesign } from '../picture-set/fitting.ts';
import { pathOf } from '../picture-set/views.ts';
import { type Chance, chanceOf } from '../random.ts';
import { fits, isOutdone } from '../vehicles/equipment.ts';
import { CAR_ITEMS, type Item, MOTORCYCLE_ITEMS } from '../vehicles/equipment-table.ts';
import { describe } from './describe.ts';
import { paintsOf, type ShownPaint } from './paints.ts';
import { COMING, type ShowroomPlan, THREE_CABS } from './plan.ts';
import { FEATURE_WORDS } from './words.ts';

type ModelContent = z.input<typeof modelContent>;
type Variant = NonNullable<ModelContent['model_variants']>[number];
type Colour = NonNullable<ModelContent['colours']>[number];

const MOST = { variants: 4, features: 14, colours: 7 };

/** The models that a demo site sells new, as in its models.json: real makes, models and badges, in words of our own. */
export function modelsOf(plan: ShowroomPlan): ModelContent[] {
  const made = Object.entries(plan.makes).flatMap(([make, count]) =>
    modelsOnSale(make, plan.kind)
      .slice(0, count)
      .map((lines) => modelOf(make, lines, plan)),
  );
  return [...made, ...COMING.filter(({ site }) => site === plan.site).map((one) => comingModel(one, plan))];
}

/** What can be bought new of a make, model by model, the best known first. */
function modelsOnSale(make: string, kind: ShowroomPlan['kind']): Offering[][] {
  const onSale = CATALOGUE.filter((one) => one.to === null && one.kind === kind && fixMakeName(one.make) === make);
  const models = [...Map.groupBy(onSale, ({ model }) => model).values()];
  const known = ([first]: Offering[]) => MODEL_POPULARITY[first!.model] ?? 1;
  return models.toSorted((a, b) => known(b) - known(a));
}

function modelOf(make: string, lines: Offering[], plan: ShowroomPlan): ModelContent {
  const [first] = lines as [Offering, ...Offering[]];
  const name = fixModelName(make, first.model);
  const variants = variantsOf(lines);
  return {
    manufacturer_slug: slugify(make),
    name,
    slug: slugOf(make, name, plan),
    short_description: describe(lines),
    manufacturer_body: BODIES[first.simpleBody] ?? first.simpleBody,
    ...launchOf(lines, chanceOf(`launch/${make}/${name}`)),
    model_variants: variants,
    colours: coloursOf(lines, variants.at(-1)?.name ?? null),
  };
}

/** The picture of the model itself: in the colour that it was launched in, as each model is in another. */
function launchOf(lines: Offering[], chance: Chance): Pick<ModelContent, 'image'> {
  const [{ offering }] = stylesOf(lines) as [Style, ...Style[]];
  const paints = paintsOf(offering.kind, offering.make, MOST.colours);
  const photos = new Set(paints.flatMap((paint) => photoOf(offering, paint) ?? []));
  return photos.size > 0 ? { image: { url: chance.pick([...photos]) } } : {};
}

/** The names that the stock uses. */
const BODIES: Readonly<Record<string, string>> = { Hatch: 'Hatchback' };

function slugOf(make: string, model: string, { isOneMake }: ShowroomPlan): string {
  const name = slugify(model);
  return isOneMake || name.startsWith(slugify(make)) ? name : `${slugify(make)}-${name}`;
}

/** One variant a badge, the plainest first. */
function variantsOf(lines: Offering[]): Variant[] {
  const badges = [...Map.groupBy(lines, ({ badge }) => badge ?? 'Standard')];
  const cheapest = (ofBadge: Offering[]) => Math.min(...ofBadge.map(({ priceNew }) => priceNew));
  const sorted = badges.toSorted(([, a], [, b]) => cheapest(a) - cheapest(b));
  return spread(sorted, MOST.variants).map(([name, ofBadge], at, all) => ({
    name,
    series: ofBadge[0]?.series ?? null,
    image: imageOf(lines, at),
    features: featuresOf(ofBadge[0]!, all.length < 2 ? 0.6 : at / (all.length - 1)),
    dap_min_price: driveAway(cheapest(ofBadge)),
    dap_max_price: driveAway(Math.max(...ofBadge.map(({ priceNew }) => priceNew))),
  }));
}

/** A selection of a list, evenly spread, its ends among them. */
function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, at) => all[Math.round((at * (all.length - 1)) / (most - 1))]!);
}

/** Registration, insurance and duty on top of the list price, in hundreds of dollars. */
const driveAway = (price: number) => Math.round((price * 1.065 + 1_350) / 100) * 100;

/** Work vehicles have plainer equipment. */
const FOR_WORK = ['Ute', 'Van', 'Bus'];

function featuresOf(offering: Offering, level: number): string[] {
  const { kind, priceNew, simpleBody } = offering;
  const isCar = kind === 'car';
  const words = FEATURE_WORDS[isCar ? 'car' : 'motorcycle'];
  const wealth = isCar ? Math.min(Math.max((priceNew - 25_000) / 120_000, 0), 0.35) : 0.3;
  const reach = (FOR_WORK.includes(simpleBody) ? 0.2 : 0.3) + wealth + level * 0.45;
  const has = ({ level: from }: Item) => from <= reach;
  const given = (isCar ? CAR_ITEMS : MOTORCYCLE_ITEMS).filter((item) => fits(item, offering) && has(item));
  const names = new Set(given.filter((item) => !isOutdone(item, given)).map(({ name }) => name));
  return [...words].flatMap(([name, text]) => (names.has(name) ? [text] : [])).slice(0, MOST.features);
}

const CABS: readonly (readonly [style: Colour['oem_id'], body: string])[] = [
  ['dual_cab', 'Double Cab Pick-up'],
  ['extra_cab', 'Extra Cab Pick-up'],
  ['single_cab', 'Single Cab Chassis'],
];

/** Every body style in the maker's paints; one paint comes with the dearest variant alone. */
function coloursOf(lines: Offering[], dearest: string | null): Colour[] {
  const [first] = lines as [Offering, ...Offering[]];
  const paints = paintsOf(first.kind, first.make, MOST.colours);
  const styles = stylesOf(lines);
  return styles.flatMap(({ oem_id, offering }) =>
    paints.map((paint, at) => ({
      name: paint.colour,
      hexCode: paint.hexCode,
      oem_id,
      photo_url: photoOf(offering, paint),
      ...(styles.length === 1 && paints.length > 5 && at === paints.length - 1 ? { model_variant_name: dearest } : {}),
    })),
  );
}

interface Style {
  oem_id: Colour['oem_id'];
  offering: Offering;
}

function stylesOf(lines: Offering[]): Style[] {
  const [first] = lines as [Offering, ...Offering[]];
  if (THREE_CABS.includes(first.model)) {
    const asUte = { ...first, simpleBody: 'Ute' };
    return CABS.map(([oem_id, body]) => ({ oem_id, offering: { ...asUte, body } }));
  }
  const styles = new Map<Colour['oem_id'], Offering>();
  for (const offering of lines) {
    const style = styleOf(offering);
    if (!styles.has(style)) styles.set(style, offering);
  }
  return [...styles].map(([oem_id, offering]) => ({ oem_id, offering }));
}

const STYLES: Readonly<Record<string, Colour['oem_id']>> = {
  Hatch: 'hatch',
  Sedan: 'sedan',
  Wagon: 'wagon',
  SUV: 'wagon',
  Coupe: '2_door',
  Convertible: '2_door',
};

function styleOf({ simpleBody, body }: Offering): Colour['oem_id'] {
  if (simpleBody === 'Ute') return /Single/.test(body) ? 'single_cab' : 'dual_cab';
  return STYLES[simpleBody] ?? null;
}

/** Variants are shown in different paints. */
function imageOf(lines: Offering[], at: number): Variant['image'] {
  const [style] = stylesOf(lines) as [Style, ...Style[]];
  const paints = paintsOf(style.offering.kind, style.offering.make, MOST.colours);
  const photo = photoOf(style.offering, paints[at % paints.length]!);
  return photo ? { url: photo } : null;
}

/** The studio's picture of the design that stands for it, in the paint; null where that was never drawn. */
function photoOf(offering: Offering, { simple_colour }: ShownPaint): string | null {
  const { designs, files } = demoPictures();
  const design = findDesign(offering, Object.keys(designs));
  const path = design && pathOf.painted(design, simple_colour, 'front-left');
  return path && files[path] ? addressOf(path) : null;
}

const addressOf = (path: string): string => `/media/${path}?v=${demoPictures().files[path]}`;

function comingModel({ make, model, body, text, picture }: (typeof COMING)[number], plan: ShowroomPlan): ModelContent {
  return {
    manufacturer_slug: slugify(make),
    name: model,
    slug: slugOf(make, model, plan),
    status: 'coming_soon',
    short_description: text,
    manufacturer_body: body,
    image: { url: addressOf(picture) },
  };
}
