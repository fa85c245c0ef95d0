import { buildJsonLd } from '../../../kernel/head/json-ld.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import { buildShowroomHead } from '../stock/frame.ts';
import type { ModelPageModel } from './model.ts';
import type { ModelPageInputs } from './model-page.model.ts';

/**
 * The head of a model page: a description and no offer, since a model is none: its vehicles in stock have offers of
 * their own.
 */
export function buildModelHead(inputs: ModelPageInputs, page: Omit<ModelPageModel, 'head'>): PageMeta {
  const { settings, site, model, brand } = inputs;
  const { heading, path, breadcrumb, picture, text, variants, colours, price } = page;
  const isShown = picture !== null && !/\.svg(\?|$)/i.test(picture.src);
  const photo = isShown ? new URL(picture.src, site.origin).href : null;
  const priced = price.isFigure ? `${price.text} ${price.qualifier}.` : '';
  const range = `Colours, variants and a quote at ${settings.brand.name}.`;
  const names = [...new Set(colours.map(({ name }) => name))];
  return buildShowroomHead({
    settings,
    site,
    heading,
    breadcrumb,
    path,
    isListed: true,
    description: [text, priced, range].filter(Boolean).join(' '),
    image: photo && picture ? { url: photo, alt: heading, width: picture.width, height: picture.height } : null,
    jsonLd: [
      buildJsonLd(settings.wording.kind === 'motorcycle' ? 'Motorcycle' : 'Car', {
        '@id': `${site.origin}${path}#model`,
        name: heading,
        url: site.origin + path,
        description: text ?? undefined,
        image: photo ?? undefined,
        brand: { '@type': 'Brand', name: brand.name },
        model: page.order?.model_name ?? model.name,
        bodyType: model.manufacturer_body ?? undefined,
        color: names.length > 0 ? names : undefined,
        vehicleConfiguration: variants.length > 0 ? variants.map(({ name }) => name).join(', ') : undefined,
      }),
    ],
  });
}
