import { ALL_PATH, linkToSearch, parseAddress } from '../../../kernel/stock/address.ts';
import { createPathWords, type OddWords } from '../../../kernel/stock/path-words.ts';
import { keepSpelling } from '../../../kernel/stock/spelling.ts';
import type { SliderBounds } from '../../../search/codec.ts';

/**
 * The address of the panel's fields: where the server would redirect the same form. Unreadable fields are passed on
 * unchanged, so that the page names them. `odd`: those of the site's words that the page knows not to be slugs.
 */
export function linkToFormSearch(fields: FormData, bounds: SliderBounds, odd: OddWords = {}): string {
  const words = createPathWords(odd);
  const url = new URL(ALL_PATH, 'https://form.invalid');
  for (const [name, value] of fields)
    if (typeof value === 'string' && value.trim()) url.searchParams.append(name, value);
  const read = parseAddress(url, bounds, keepSpelling, words);
  if (read.kind === 'redirect') return read.to;
  return read.kind === 'search' && read.ignored.length === 0
    ? linkToSearch(read.state, words)
    : url.pathname + url.search;
}
