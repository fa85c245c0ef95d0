import { data, redirect } from 'react-router';
import { formatPhone, linkToPhone } from '../../../domain/contact/phone.ts';
import { nameColours } from '../../../domain/showroom/picker.ts';
import { slugify } from '../../../domain/vehicle/slug.ts';
import { linkToBrand, linkToModel, linkToOrder, MODELS_PATH, ORDER_PATH } from '../../../kernel/addresses/showroom.ts';
import { listNextSteps } from '../../../kernel/leads/next-steps.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { loadShowroom } from '../../../kernel/showroom/load.ts';
import { buildBreadcrumb, buildShowroomHead } from '../stock/frame.ts';
import { buildModelNames, isComingSoon } from './cards.ts';
import type { QuotePageModel } from './model.ts';
import { loadQuoteForm } from './model-page.load.ts';
import { buildColourPicture, buildModelPicture } from './pictures.ts';
import { buildModelPrice } from './price.ts';
import { findChosenVariant, findWantedModel, type WantedModel } from './quote-form.ts';

/** The anchor of the form on the page of a model that is not available yet (G2). */
const FORM_SECTION = 'form-section';

/**
 * Requesting a quote (G2: /models/order-now?model_id=…&model_name=…&vehicle=…). Throws a redirect: to all models where
 * the site has no such model, and to the model's own page where it is not available yet; a 404 response for a site that
 * sells none.
 */
export async function loadQuotePage(request: RequestContext): Promise<QuotePageModel> {
  const { settings, url, site } = request;
  const given = Object.fromEntries(url.searchParams);
  const wanted = await findWantedModel(given, request);
  if (!wanted) {
    const { models } = await loadShowroom(request);
    if (models.length === 0) throw data(null, { status: 404, statusText: 'Not Found' });
    throw redirect(MODELS_PATH, 302);
  }
  const { model, brand } = wanted;
  if (isComingSoon(model)) throw redirect(`${linkToModel(model.slug)}#${FORM_SECTION}`, 302);
  if (url.pathname !== ORDER_PATH) throw redirect(ORDER_PATH + url.search, 301);
  const form = await loadQuoteForm(request, {});
  const { title, model: name } = buildModelNames(model, [brand]);
  const heading = `${form.heading}: ${title}`;
  const breadcrumb = buildBreadcrumb([
    { label: brand.name, href: linkToBrand(brand.slug) },
    { label: name, href: linkToModel(model.slug) },
    { label: form.heading, href: linkToOrder({ model_id: model.slug, model_name: name }) },
  ]);
  const chosen = chosenOf(wanted, given.colour, title, settings);
  const variant = model.model_variants.find((one) => one.name === findChosenVariant(model, given));
  const price = buildModelPrice(variant ? [variant] : model.model_variants, settings);
  const said = [variant?.name, chosen.colour].filter(Boolean).join(', ');
  return {
    heading,
    intro: settings.showroom.quoteIntro,
    breadcrumb,
    model: { title, href: linkToModel(model.slug), picture: chosen.picture, price, chosen: said || null },
    form,
    next: {
      heading: settings.forms.success.nextHeading,
      steps: listNextSteps(form.enquired.category, settings),
    },
    phone: {
      label: settings.vehicle.actionTexts.call,
      text: formatPhone(settings.contact.phone),
      href: linkToPhone(settings.contact.phone),
    },
    notes: price.isFigure ? [settings.showroom.driveAwayNote] : [],
    head: buildShowroomHead({
      settings,
      site,
      heading,
      breadcrumb,
      path: ORDER_PATH,
      description: `${heading}. ${settings.showroom.quoteIntro}`,
      isListed: false,
    }),
  };
}

function chosenOf(
  { model }: WantedModel,
  requested: string | undefined,
  title: string,
  settings: RequestContext['settings'],
): { picture: QuotePageModel['model']['picture']; colour: string | null } {
  const word = slugify(requested ?? '');
  const found = nameColours(model.colours).find(
    ({ colour, word: own }) => word !== '' && (own === word || slugify(colour.name) === word),
  )?.colour;
  if (!found) return { picture: buildModelPicture(model, title, settings), colour: null };
  return {
    picture: buildColourPicture(found, title, settings) ?? buildModelPicture(model, title, settings),
    colour: found.name,
  };
}
