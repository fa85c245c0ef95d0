import sanitizeHtml from 'sanitize-html';
import { NOTHING, type Reading } from '../reading.ts';

const MAX_COMMENTS = 20_000;
const LINE_ENDS = /<(?:br|\/div|\/tr)\b[^>]*>/gi;
const PARAGRAPH_ENDS = /<\/(?:p|h[1-6]|ul|ol|table)\b[^>]*>/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** HTML as plain text: breaks and paragraphs become new lines, list items get a bullet, everything else goes. */
export function htmlToText(html: string): string {
  const lined = html
    .replace(/\r?\n/g, ' ')
    .replace(LINE_ENDS, '$&\n')
    .replace(PARAGRAPH_ENDS, '$&\n\n')
    .replace(/<li\b[^>]*>/gi, '\n• ');
  const bare = sanitizeHtml(lined, { allowedTags: [], allowedAttributes: {} });
  return bare.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!);
}

const MARKUP = /<\/?[a-z!][^>]*>|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/i;

const tidyLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Reads a dealer's comments as plain text with line breaks: markup is taken out, so the text is to be shown as text, never as HTML.
 * Text over 20,000 characters is cut (noted).
 */
export function readComments(raw: unknown): Reading<string | null> {
  if (typeof raw !== 'string' || raw.trim() === '') return NOTHING;
  const text = tidyLines(MARKUP.test(raw) ? htmlToText(raw) : raw.replace(/\r\n?/g, '\n'));
  if (text === '' || text === '-') return NOTHING;
  if (text.length <= MAX_COMMENTS) return { value: text };
  return { value: text.slice(0, MAX_COMMENTS), note: `cut to ${MAX_COMMENTS} characters` };
}
