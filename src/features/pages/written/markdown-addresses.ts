import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

export interface MarkdownAddresses {
  links: string[];
  pictures: string[];
}

/** The addresses of a text in Markdown, however they are written: as Markdown, as HTML, or as reference definitions. */
export function parseAddresses(text: string): MarkdownAddresses {
  const found: MarkdownAddresses = { links: [], pictures: [] };
  sanitizeHtml(new Marked({ gfm: true }).parse(text, { async: false }), {
    onOpenTag: (name, { href, src }) => {
      if (name === 'a' && href) found.links.push(href);
      if (name === 'img' && src) found.pictures.push(src);
    },
  });
  return found;
}
