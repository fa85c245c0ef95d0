import { data, redirect } from 'react-router';
import { BRANDS_PATH } from '../../../kernel/addresses/showroom.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { loadShowroom } from '../../../kernel/showroom/load.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import { createEmptyState, withTerm } from '../../../search/state.ts';
import { buildBrandsPage } from './brands.model.ts';
import type { BrandsPageModel } from './model.ts';

/**
 * The page of all brands (H7). Throws a redirect for another spelling of its address, and a 404 response for a site
 * without brands.
 */
export async function loadBrandsPage(request: RequestContext): Promise<BrandsPageModel> {
  const { url } = request;
  if (url.pathname !== BRANDS_PATH) throw redirect(BRANDS_PATH + url.search, 301);
  // An empty box is submitted all the same.
  if (url.searchParams.get('find')?.trim() === '') throw redirect(BRANDS_PATH, 302);
  const { brands } = await loadShowroom(request);
  if (brands.length === 0) throw data(null, { status: 404, statusText: 'Not Found' });
  const { key } = getVehicleWords(request.settings).pricing;
  const lowestOf = (make: string) => request.stock.search(withTerm(createEmptyState(), 'make', make)).ranges[key].min;
  return buildBrandsPage({ ...request, brands, lowestOf });
}
