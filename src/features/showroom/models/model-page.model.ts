import type { Model } from '../../../db/queries/stock/models.ts';
import { encodeVariants, listColours } from '../../../domain/showroom/picker.ts';
import { joinMakeAndModel } from '../../../domain/vehicle/names.ts';
import { linkToBrand, linkToModel } from '../../../kernel/addresses/showroom.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteBrand } from '../../../kernel/showroom/brands.ts';
import { createEmptyState } from '../../../search/state.ts';
import { buildBreadcrumb } from '../stock/frame.ts';
import { buildStockLinks, createModelStockFinder } from '../stock/stock.ts';
import { buildModelNames, isComingSoon } from './cards.ts';
import { splitFeatures } from './features.ts';
import { buildModelHead } from './head.ts';
import type { ModelPageModel, VariantModel } from './model.ts';
import { buildColourPicture, buildModelPicture, buildSitePicture } from './pictures.ts';
import { buildModelPrice } from './price.ts';

export interface ModelPageInputs extends Pick<RequestContext, 'settings' | 'site' | 'stock'> {
  model: Model;
  brand: SiteBrand;
  /** For a model that is not available yet. */
  form: FormModel | null;
}

/**
 * The page of a model: its colours, its variants with their features, and the links to a quote and to its stock (H8).
 */
export function buildModelPage(inputs: ModelPageInputs): ModelPageModel {
  const { model, brand, settings, form } = inputs;
  const { title, model: name } = buildModelNames(model, [brand]);
  const { models, showroom } = settings;
  const path = linkToModel(model.slug);
  const breadcrumb = buildBreadcrumb([
    { label: brand.name, href: linkToBrand(brand.slug) },
    { label: name, href: path },
  ]);
  const variants = variantsOf(inputs, title);
  const isComing = isComingSoon(model);
  const heading = model.model_variants.length === 1 ? models.singleHeading : models.variantsHeading;
  const price = buildModelPrice(model.model_variants, settings);
  const page = {
    heading: title,
    sign: { name: brand.name, letters: brand.letters, logo: brand.logo, href: linkToBrand(brand.slug) },
    text: model.short_description,
    tag: isComing ? showroom.comingSoonText : null,
    price,
    breadcrumb,
    path,
    picture: buildModelPicture(model, title, settings),
    order: isComing ? null : { model_id: model.slug, model_name: name },
    variants,
    colours: model.colours.map((colour) => ({
      name: colour.name,
      hexCode: colour.hexCode,
      oem_id: colour.oem_id,
      model_variant_name: colour.model_variant_name,
      picture: buildColourPicture(colour, title, settings),
    })),
    rules: {
      bodyStylesFrom: models.bodyStylesFrom,
      bodyStyleColoursAbove: models.bodyStyleColoursAbove,
      arrowsFrom: models.arrowsFrom,
    },
    variantsHeading: heading.replaceAll('{model}', name),
    isSlider: variants.length > models.sliderAbove,
    labels: {
      more: 'View more',
      less: 'View less',
      quote: isComing ? showroom.comingSoonQuoteText : models.quoteText,
      showColour: 'Show this colour',
    },
    stock: stockOf(inputs, name),
    form,
    notes: [...(price.isFigure ? [showroom.driveAwayNote] : []), showroom.pictureNote],
  };
  return { ...page, head: buildModelHead(inputs, page) };
}

function variantsOf({ model, settings }: ModelPageInputs, title: string): VariantModel[] {
  const words = encodeVariants(model.model_variants.map(({ name }) => name));
  return model.model_variants.map((variant, at) => {
    const fullName = variant.full_name ?? `${title} ${variant.name}`;
    const photo = listColours(model.colours, variant.name).find(({ photo_url }) => photo_url)?.photo_url;
    const src = variant.image?.url ?? photo;
    return {
      name: variant.name,
      word: words[at] as string,
      fullName,
      series: variant.series,
      price: buildModelPrice([variant], settings),
      features: splitFeatures(variant.features, settings.models.featuresShown),
      picture: src ? buildSitePicture(src, fullName, settings) : null,
    };
  });
}

function stockOf({ stock, settings, brand }: ModelPageInputs, name: string): ModelPageModel['stock'] {
  const found = createModelStockFinder(stock.search(createEmptyState()).facets.make_model)(brand.name, name);
  return found ? buildStockLinks(found.state, joinMakeAndModel(brand.name, name), stock, settings) : [];
}
