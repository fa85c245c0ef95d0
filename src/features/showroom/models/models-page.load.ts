import { data, redirect } from 'react-router';
import { slugify } from '../../../domain/vehicle/slug.ts';
import { linkToModels, MODELS_PATH } from '../../../kernel/addresses/showroom.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { loadShowroom } from '../../../kernel/showroom/load.ts';
import type { ModelsPageModel } from './model.ts';
import { buildModelsPage } from './models-page.model.ts';

/**
 * The models that the site sells new (H8: /models?body={body-name}). Throws a redirect for another spelling of the
 * address, as a plain form sends it, and a 404 response for a site that sells none.
 */
export async function loadModelsPage(request: RequestContext): Promise<ModelsPageModel> {
  const { url } = request;
  const requested = { body: wordOf(url, 'body'), make: wordOf(url, 'make') };
  const own = linkToModels(requested);
  const isOwn = url.pathname === MODELS_PATH && ['body', 'make'].every((name) => asIs(url, name));
  if (!isOwn) throw redirect(own, url.pathname === MODELS_PATH ? 302 : 301);
  const showroom = await loadShowroom(request);
  if (showroom.models.length === 0) throw data(null, { status: 404, statusText: 'Not Found' });
  return buildModelsPage({ ...request, showroom, asked: requested });
}

function wordOf({ searchParams }: URL, name: string): string | null {
  return slugify(searchParams.get(name) ?? '') || null;
}

/** Whether the address has the parameter in its canonical spelling, or not at all. */
function asIs(url: URL, name: string): boolean {
  return url.searchParams.get(name) === wordOf(url, name);
}
