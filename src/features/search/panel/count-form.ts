import type { RequestContext } from '../../../kernel/request/context.ts';
import { ALL_PATH, type ParsedAddress, parseAddress } from '../../../kernel/stock/address.ts';
import { formatShowMe } from '../../../kernel/stock/format-count.ts';
import { searchByMakes } from '../../../kernel/stock/makes.ts';
import { getSliderRules, toSliderBounds } from '../../../kernel/stock/sliders.ts';
import { createSpellingFinder } from '../../../kernel/stock/spelling.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import { createEmptyState } from '../../../search/state.ts';
import { countPromised } from '../model.ts';
import { findPlainWords } from '../suggest/plain-words.ts';

/** The number that a search form outside the search page would find, as the label of its button. */
export interface FormCount {
  label: string;
}

/** Counts what a form’s fields in the query string would find, as the search page reads them (B9). */
export function countForm(request: Pick<RequestContext, 'settings' | 'stock' | 'site' | 'url' | 'now'>): FormCount {
  const { settings, stock, url } = request;
  const bounds = toSliderBounds(getSliderRules(request));
  const findSpelling = createSpellingFinder(() => stock.search(createEmptyState()).facets);
  const read = (path: string): ParsedAddress => parseAddress(new URL(path, url), bounds, findSpelling);
  const parsed = read(ALL_PATH + url.search);
  const led = parsed.kind === 'redirect' ? read(parsed.to) : parsed;
  const state = led.kind === 'search' ? led.state : createEmptyState();
  const meant = findPlainWords(request, state)?.state ?? state;
  const { count } = searchByMakes(meant, (each) => stock.search(each));
  const promised = countPromised(count, settings.search.countCap, () => stock.search(createEmptyState()).count);
  return { label: formatShowMe(promised, settings.search.texts, getVehicleWords(settings)) };
}
