import type { Model } from '../../../db/queries/stock/models.ts';
import { formatThousands } from '../../../domain/text/format.ts';
import { fixModelName, joinMakeAndModel } from '../../../domain/vehicle/names.ts';
import { getStockWord, pluraliseBody } from '../../../domain/vehicle/wording.ts';
import { linkToModel } from '../../../kernel/addresses/showroom.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteBrand } from '../../../kernel/showroom/brands.ts';
import type { Showroom } from '../../../kernel/showroom/load.ts';
import { createEmptyState } from '../../../search/state.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { getModelBody, OTHER } from '../stock/model-body.ts';
import { createModelStockFinder } from '../stock/stock.ts';
import type { ModelCard } from './model.ts';
import { buildModelPicture } from './pictures.ts';
import { buildModelPrice } from './price.ts';

const SWATCHES = 6;

export interface CardInputs extends Pick<RequestContext, 'settings' | 'stock'> {
  showroom: Showroom;
}

/** The models by body, the most common body first; within a body in the site's order. */
export function groupCardsByBody(inputs: CardInputs): { heading: string; cards: ModelCard[] }[] {
  const { stock, showroom, settings } = inputs;
  const findStock = createModelStockFinder(stock.search(createEmptyState()).facets.make_model);
  const groups = Map.groupBy(showroom.models, getModelBody);
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([body, models]) => ({
      heading: formatBodyHeading(body, settings),
      cards: models.map((model) => cardOf(model, inputs, findStock)),
    }));
}

/** The heading of a body: "SUVs"; motorcycle bodies have no plural: "Naked". */
export function formatBodyHeading(body: string, { wording }: Pick<SiteSettings, 'wording'>): string {
  return body === OTHER || wording.kind === 'motorcycle' ? body : pluraliseBody(body);
}

/** The names of a model: make and name as shoppers know both (A5). */
export function buildModelNames(
  { name, manufacturer_slug }: Pick<Model, 'name' | 'manufacturer_slug'>,
  brands: readonly SiteBrand[],
): { make: string; model: string; title: string } {
  const make = brands.find(({ slug }) => slug === manufacturer_slug)?.name ?? '';
  const model = fixModelName(make, name);
  return { make, model, title: joinMakeAndModel(make, model) };
}

function cardOf(model: Model, inputs: CardInputs, findStock: ReturnType<typeof createModelStockFinder>): ModelCard {
  const { settings, showroom } = inputs;
  const names = buildModelNames(model, showroom.brands);
  const count = findStock(names.make, names.model)?.count ?? 0;
  const colours = [...new Set(model.colours.flatMap(({ hexCode }) => hexCode ?? []))];
  const word = getStockWord(settings.wording).toLowerCase().replace('-', ' ');
  return {
    href: linkToModel(model.slug),
    title: names.title,
    body: model.manufacturer_body,
    text: model.short_description,
    picture: buildModelPicture(model, names.title, settings),
    price: buildModelPrice(model.model_variants, settings),
    tag: isComingSoon(model) ? settings.showroom.comingSoonText : null,
    range: [
      counted(model.model_variants.length, 'variant'),
      counted(new Set(model.colours.map(({ name }) => name)).size, 'colour'),
    ]
      .filter(Boolean)
      .join(', '),
    swatches: { colours: colours.slice(0, SWATCHES), more: Math.max(0, colours.length - SWATCHES) },
    stock: count > 0 ? `${formatThousands(count)} ${word}` : null,
  };
}

function counted(count: number, noun: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** Whether a model cannot be had yet (G3: status coming_soon). */
export function isComingSoon({ status }: Pick<Model, 'status'>): boolean {
  return status === 'coming_soon';
}
