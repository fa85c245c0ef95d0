import { buildImageSrcSet } from '../../../domain/media/image-address.ts';
import { escapeMarkup } from '../../../domain/text/escape-markup.ts';
import { loadCards } from '../../../features/account/saved/parts/load-cards.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';

/**
 * The HTML of small cards with today's prices, in a row that scrolls where it is too narrow; vehicles no longer listed
 * are left out. Where none can be shown it is a line that says so.
 */
export async function loadRecentStrip(ids: readonly number[], signal: AbortSignal): Promise<string> {
  // Sorted by number, so that the same vehicles make the same address.
  const sorted = [...ids].sort((a, b) => a - b);
  const cards = await loadCards(sorted, signal).catch(() => null);
  if (!cards) return '<p>We couldn’t load these just now.</p>';
  const listed = ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  if (listed.length === 0) return '<p>None of these are for sale any more.</p>';
  return `<ul>${listed.map(formatTile).join('')}</ul>`;
}

/** A vehicle's small card, as HTML. */
export function formatTile({ href, picture, title, subtitle, price, state, statuses }: CardModel): string {
  const lines = [
    `<span class="recent-pic">${picture ? formatPicture(picture) : ''}</span>`,
    `<b>${escapeMarkup(title)}</b>`,
    subtitle && `<span>${escapeMarkup(subtitle)}</span>`,
    statuses.length > 0 && `<span>${escapeMarkup(statuses.join(' · '))}</span>`,
    `<span class="recent-p">${escapeMarkup([price.text, price.qualifier].filter(Boolean).join(' '))}</span>`,
  ];
  const link = `<a href="${escapeMarkup(href)}">${lines.filter(Boolean).join('')}</a>`;
  return `<li${state === 'sold' ? ' class="is-sold"' : ''}>${link}</li>`;
}

function formatPicture({ src, width, height }: NonNullable<CardModel['picture']>): string {
  const widths = buildImageSrcSet(src, width);
  const sized = widths ? ` sizes="auto, 220px" srcset="${escapeMarkup(widths)}"` : '';
  const size = `width="${width}" height="${height}"`;
  return `<img${sized} src="${escapeMarkup(src)}" alt="" ${size} loading="lazy" decoding="async">`;
}
