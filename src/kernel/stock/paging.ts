import { formatThousands } from '../../domain/text/format.ts';
/** The line under the results: which are shown, and links to other pages. A gap stands for omitted pages. */
export interface PagingModel {
  shownText: string;
  pages: ({ page: number; href: string; current: boolean } | 'gap')[];
  previousHref: string | null;
  nextHref: string | null;
}

/** Pages on each side of the current one that are always linked. */
const NEIGHBOURS = 1;

interface PagingInputs {
  page: number;
  pages: number;
  count: number;
  shown: number;
  /** How many sold vehicles share a card with another that is shown; none in lists of other things. */
  shared?: number;
  hitsPerPage: number;
  hrefOf(page: number): string;
}

/**
 * "Showing 22 – 42 of 214" (with sold vehicles under one card, "Showing 22 – 36 of 214, 6 more sold") with the first,
 * the last and the pages around the current one; null when there is nothing to page.
 */
export function buildPagingModel({
  page,
  pages,
  count,
  shown,
  shared = 0,
  hitsPerPage,
  hrefOf,
}: PagingInputs): PagingModel | null {
  if (count === 0) return null;
  const first = (page - 1) * hitsPerPage + 1;
  const alsoSold = shared > 0 ? `, ${formatNumber(shared)} more sold` : '';
  return {
    shownText:
      `Showing ${formatNumber(first)} – ${formatNumber(first + shown - 1)} of ` + `${formatNumber(count)}${alsoSold}`,
    pages:
      pages > 1
        ? listLinkedPages(page, pages).map((entry) =>
            entry === 'gap' ? entry : { page: entry, href: hrefOf(entry), current: entry === page },
          )
        : [],
    previousHref: page > 1 ? hrefOf(page - 1) : null,
    nextHref: page < pages ? hrefOf(page + 1) : null,
  };
}

function listLinkedPages(page: number, pages: number): (number | 'gap')[] {
  const wanted = new Set([1, pages]);
  for (let near = page - NEIGHBOURS; near <= page + NEIGHBOURS; near++) wanted.add(near);
  // The ends show as many as the middle does, so that the row keeps its width.
  if (page <= 2 + NEIGHBOURS) for (let at = 1; at <= 3 + NEIGHBOURS; at++) wanted.add(at);
  if (page >= pages - 1 - NEIGHBOURS) for (let at = pages - 2 - NEIGHBOURS; at <= pages; at++) wanted.add(at);
  const kept = [...wanted].filter((at) => at >= 1 && at <= pages).sort((a, b) => a - b);
  return kept.flatMap((at, index) => {
    const before = kept[index - 1] ?? at - 1;
    // A gap of one page is that page.
    if (at - before === 2) return [at - 1, at];
    return at - before > 2 ? ['gap' as const, at] : [at];
  });
}

function formatNumber(value: number): string {
  return formatThousands(value);
}
