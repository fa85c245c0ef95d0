import type { Model } from '../../../db/queries/stock/models.ts';
import { encodeVariants, listColours } from '../../../domain/showroom/picker.ts';
import { joinMakeAndModel } from '../../../domain/vehicle/names.ts';
import { linkToBrand, linkToModel } from '../../../kernel/addresses/showroom.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteBrand } from '../../../kernel/showroom/brands.ts';
import { createEmptyState } from '../../../search/state.ts';
import { breadcrumbOf } from '../stock/frame.ts';
import { modelStocks, stockLinks } from '../stock/stock.ts';
import { isComingSoon, modelNames } from './cards.ts';
import { featuresOf } from './features.ts';
import { modelHead } from './head.ts';
import type { ModelPageModel, VariantModel } from './model.ts';
import { colourPicture, modelPicture, sitePicture } from './pictures.ts';
import { modelPrice } from './price.ts';

export interface ModelPageInputs extends Pick<RequestContext, 'settings' | 'site' | 'stock'> {
  model: Model;
  brand: SiteBrand;
  /** Of a model that cannot be had yet. */
  form: FormModel | null;
}

/**
 * The page of a model: its colours, its variants with what they have, and the ways to a quote and to its stock (H8).
 */
export function modelPage(inputs: ModelPageInputs): ModelPageModel {
  const { model, brand, settings, form } = inputs;
  const { title, model: name } = modelNames(model, [brand]);
  const { models, showroom } = settings;
  const path = linkToModel(model.slug);
  const breadcrumb = breadcrumbOf([
    { label: brand.name, href: linkToBrand(brand.slug) },
    { label: name, href: path },
  ]);
  const variants = variantsOf(inputs, title);
  const isComing = isComingSoon(model);
  const heading = model.model_variants.length === 1 ? models.singleHeading : models.variantsHeading;
  const price = modelPrice(model.model_variants, settings);
  const page = {
    heading: title,
    sign: { name: brand.name, mark: brand.mark, logo: brand.logo, href: linkToBrand(brand.slug) },
    text: model.short_description,
    tag: isComing ? showroom.comingSoonText : null,
    price,
    breadcrumb,
    path,
    picture: modelPicture(model, title, settings),
    order: isComing ? null : { model_id: model.slug, model_name: name },
    variants,
    colours: model.colours.map((colour) => ({
      name: colour.name,
      hexCode: colour.hexCode,
      oem_id: colour.oem_id,
      model_variant_name: colour.model_variant_name,
      picture: colourPicture(model, colour, title, settings),
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
  return { ...page, head: modelHead(inputs, page) };
}

function variantsOf({ model, settings }: ModelPageInputs, title: string): VariantModel[] {
  const words = encodeVariants(model.model_variants.map(({ name }) => name));
  return model.model_variants.map((variant, at) => {
    const fullName = variant.full_name ?? `${title} ${variant.name}`;
    const [first] = listColours(model.colours, variant.name);
    const own = variant.image && sitePicture(variant.image.url, fullName, settings);
    return {
      name: variant.name,
      word: words[at] as string,
      fullName,
      series: variant.series,
      price: modelPrice([variant], settings),
      features: featuresOf(variant.features, settings.models.featuresShown),
      picture: own ?? (first ? { ...colourPicture(model, first, title, settings), alt: fullName } : null),
    };
  });
}

function stockOf({ stock, settings, brand }: ModelPageInputs, name: string): ModelPageModel['stock'] {
  const found = modelStocks(stock.search(createEmptyState()).facets.make_model)(brand.name, name);
  return found ? stockLinks(found.state, joinMakeAndModel(brand.name, name), stock, settings) : [];
}
