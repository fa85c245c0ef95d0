import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { linkToImage } from '../../../domain/media/image-address.ts';

/** The allowed tags; all others are reduced to their text. */
const TAGS = [
  ...['p', 'br', 'hr', 'strong', 'em', 'del', 'a', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'div'],
];

/**
 * Renders Markdown as HTML that is safe to insert into a page: only the tags, attributes and addresses that a text
 * needs. Its headings are shifted below `above`, the rank of the heading that it stands under.
 */
export function renderMarkdown(text: string, above: 1 | 2 | 3 = 1): string {
  let last: number = above;
  const rank = (depth: number) => {
    last = Math.min(Math.max(depth, above + 1), last + 1, 6);
    return last;
  };
  const marked = new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type === 'heading') token.depth = rank(token.depth);
    },
  });
  return sanitizeHtml(marked.parse(text, { async: false }), {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'loading', 'width', 'height'],
      ol: ['start'],
      th: ['align', 'scope'],
      td: ['align'],
      div: ['class', 'tabindex', 'role', 'aria-label'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    // Checkboxes are made below, not by the author.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      h1: 'h2',
      div: 'p',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(/^https?:/.test(href) && { rel: 'noopener' }) },
      }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: {
          src: linkToImage(src, { width: 1200 }),
          alt,
          loading: 'lazy',
          width: '1200',
          height: '800',
        },
      }),
      th: (tagName, { align }) => ({ tagName, attribs: { scope: 'col', ...(align && { align }) } }),
    },
  })
    .replaceAll('<table>', '<div class="prose-table" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .trim();
}

export function stripMarkdown(text: string): string {
  const html = renderMarkdown(text).replaceAll(/<\/(?:p|li|h\d|td|th)>|<br\s*\/?>/g, ' ');
  return decoded(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name) => ENTITIES[name] ?? whole);
