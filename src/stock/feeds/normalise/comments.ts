import sanitizeHtml from 'sanitize-html';
import { NOTHING, type Reading } from '../reading.ts';

const MAX_COMMENTS = 20_000;
const TAG = /<\/?[a-z!][^<>]*>/i;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/i;
const PARAGRAPH_TAGS = /<\/?(?:p|h[1-6]|ul|ol|dl|table|section|article|header|footer|blockquote|hr)(?![\w-])[^<>]*>/gi;
const LINE_TAGS = /<\/?(?:div|tr|dt|dd)(?![\w-])[^<>]*>/gi;
const LINE_BREAK = /<br(?![\w-])[^<>]*>/gi;
const LIST_ITEM = /<li(?![\w-])[^<>]*>/gi;
const CELL_END = /<\/t[dh]\s*>/gi;
const LAID_OUT =
  /<\/?(?:br|p|h[1-6]|ul|ol|li|dl|table|tr|section|article|header|footer|blockquote|hr|div)(?![\w-])[^<>]*>/i;

/** Private-use characters mark the ends of paragraphs and lines; adjacent ones are merged. */
const PARAGRAPH = '\ue000';
const LINE = '\ue001';
const ENDS = /[\s\ue000\ue001]+/g;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text without tags and entities. Line breaks stay as they are if no tag controls the layout. */
export function convertHtmlToText(html: string): string {
  const lines = html.replace(/\r\n?/g, '\n').replace(/[\ue000\ue001]/g, '');
  const marked = (LAID_OUT.test(lines) ? lines.replace(/\n/g, ' ') : lines)
    .replace(PARAGRAPH_TAGS, PARAGRAPH)
    .replace(LIST_ITEM, `${LINE}• `)
    .replace(LINE_TAGS, LINE)
    .replace(CELL_END, ' ')
    .replace(LINE_BREAK, '\n');
  const bare = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} });
  return bare
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(ENDS, (ends) => (ends.includes(PARAGRAPH) ? '\n\n' : ends.includes(LINE) ? '\n' : ends));
}

const tidyLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Reads a dealer's comments as plain text with line breaks: markup is removed, and the result must be shown as text,
 * never as HTML. Paragraphs are separated by an empty line, list items begin with a bullet. Text over 20,000 characters
 * is cut (noted).
 */
export function readComments(raw: unknown): Reading<string | null> {
  if (typeof raw !== 'string' || raw.trim() === '') return NOTHING;
  const text = tidyLines(TAG.test(raw) || ENTITY.test(raw) ? convertHtmlToText(raw) : raw);
  if (text === '' || text === '-') return NOTHING;
  if (text.length <= MAX_COMMENTS) return { value: text };
  return { value: text.slice(0, MAX_COMMENTS), note: `cut to ${MAX_COMMENTS} characters` };
}
