import { data, redirect } from 'react-router';
import { slugify } from '../../../domain/vehicle/slug.ts';
import { linkToModel } from '../../../kernel/addresses/showroom.ts';
import { loadFormContext } from '../../../kernel/forms/context.ts';
import type { Typed } from '../../../kernel/forms/fields/schema.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import { buildFormModel } from '../../../kernel/forms/model.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { loadShowroom } from '../../../kernel/showroom/load.ts';
import { isComingSoon } from './cards.ts';
import type { ModelPageModel } from './model.ts';
import { buildModelPage } from './model-page.model.ts';
import { QUOTE_FORM } from './quote-form.ts';

/**
 * The page of a model (H8). Throws a redirect for another spelling of its address, and a 404 response for a model that
 * the site does not sell. The page of a model that is not available yet contains a form, and so is private to its
 * visitor.
 */
export async function loadModelPage(request: RequestContext, word: string): Promise<ModelPageModel> {
  const { url } = request;
  const { brands, models } = await loadShowroom(request);
  const model = models.find(({ slug }) => slug === slugify(word));
  const brand = model && brands.find(({ slug }) => slug === model.manufacturer_slug);
  if (!model || !brand) throw data(null, { status: 404, statusText: 'Not Found' });
  const path = linkToModel(model.slug);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const form = isComingSoon(model) ? await loadQuoteForm(request, { model_id: model.slug }) : null;
  return buildModelPage({ ...request, model, brand, form });
}

/** The quote form for the model that the address names. */
export async function loadQuoteForm(request: RequestContext, named: Typed): Promise<FormModel> {
  const { url } = request;
  const given = { ...Object.fromEntries(url.searchParams), ...named };
  const ready = (await QUOTE_FORM.prepare?.({ car: null, given }, request)) ?? QUOTE_FORM;
  const context = await loadFormContext({ car: null, given }, request);
  return buildFormModel(ready, context, url.pathname + url.search, crypto.randomUUID());
}
