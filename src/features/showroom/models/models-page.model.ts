import { slugify } from '../../../domain/vehicle/slug.ts';
import { linkToModels, MODELS_PATH } from '../../../kernel/addresses/showroom.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { buildBreadcrumb, buildShowroomHead } from '../stock/frame.ts';
import { getModelBody } from '../stock/model-body.ts';
import { type CardInputs, formatBodyHeading, groupCardsByBody } from './cards.ts';
import type { ModelChoice, ModelsPageModel } from './model.ts';

export interface ModelsPageInputs extends CardInputs, Pick<RequestContext, 'site'> {
  /** The body type and make of the address. */
  asked: { body: string | null; make: string | null };
}

/** The models that the site sells new: of all body types or one, of all makes or one (H8). */
export function buildModelsPage(inputs: ModelsPageInputs): ModelsPageModel {
  const { showroom, settings, site, asked } = inputs;
  const body = showroom.models.map(getModelBody).find((name) => slugify(name) === asked.body) ?? null;
  const brand = showroom.brands.find(({ slug }) => slug === asked.make) ?? null;
  const isUnknown = (asked.body !== null && body === null) || (asked.make !== null && brand === null);
  const ofMake = showroom.models.filter((model) => !brand || model.manufacturer_slug === brand.slug);
  const chosen = isUnknown ? [] : ofMake.filter((model) => body === null || getModelBody(model) === body);
  const groups = groupCardsByBody({ ...inputs, showroom: { ...showroom, models: chosen } });
  const heading = headingOf(brand?.name ?? null, body === null ? null : formatBodyHeading(body, settings));
  const path = linkToModels({ body, make: brand?.slug ?? null });
  const breadcrumb = buildBreadcrumb([
    { label: 'Models', href: MODELS_PATH },
    ...(path === MODELS_PATH ? [] : [{ label: heading, href: path }]),
  ]);
  return {
    heading,
    intro: settings.showroom.modelsIntro,
    breadcrumb,
    bodies: bodyChoices(ofMake, body, brand?.slug ?? null),
    makes: makeChoices(inputs, brand?.slug ?? ''),
    kept: body === null ? [] : [{ name: 'body', value: slugify(body) }],
    path: MODELS_PATH,
    groups,
    none: chosen.length === 0 ? { text: 'No models match.', clear: 'Show all models' } : null,
    head: buildShowroomHead({
      settings,
      site,
      heading,
      breadcrumb,
      path,
      description:
        `${heading} at ${settings.brand.name}: ${chosen.length} to choose from, with colours, ` +
        'variants and prices.',
      // A make's models are on the make's own page.
      isListed: !isUnknown && chosen.length > 0 && brand === null,
    }),
  };
}

/** "New models", "SUVs", "Kia models", "Kia SUVs". */
function headingOf(make: string | null, bodies: string | null): string {
  const what = bodies ?? 'models';
  if (make) return `${make} ${what}`;
  return bodies ?? 'New models';
}

function bodyChoices(
  models: readonly Parameters<typeof getModelBody>[0][],
  chosen: string | null,
  make: string | null,
): ModelChoice[] {
  const bodies = Map.groupBy(models, getModelBody);
  const every = {
    label: 'All',
    href: linkToModels({ make }),
    count: models.length,
    isChosen: chosen === null,
  };
  const each = [...bodies]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([body, of]) => ({
      label: body,
      href: linkToModels({ body, make }),
      count: of.length,
      isChosen: body === chosen,
    }));
  return each.length > 1 || chosen !== null ? [every, ...each] : [];
}

function makeChoices({ showroom }: ModelsPageInputs, chosen: string): ModelsPageModel['makes'] {
  const slugs = new Set(showroom.models.map(({ manufacturer_slug }) => manufacturer_slug));
  const brands = showroom.brands
    .filter(({ slug }) => slugs.has(slug))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU', { sensitivity: 'base' }));
  if (brands.length < 2) return null;
  const options = brands.map(({ slug, name }) => ({ value: slug, label: name }));
  return { label: 'Brand', name: 'make', options: [{ value: '', label: 'All brands' }, ...options], chosen };
}
