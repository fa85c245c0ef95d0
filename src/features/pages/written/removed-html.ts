import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** Tags with a function, not only a look: an author who writes one counts on it. */
const DOING = [
  ...['script', 'noscript', 'style', 'link', 'meta', 'base', 'iframe', 'frame', 'object', 'embed', 'template'],
  ...['form', 'input', 'button', 'select', 'textarea', 'video', 'audio', 'canvas', 'svg', 'math'],
];

/**
 * What `renderMarkdown` strips from a text that would have had an effect, each once: `<script>`, `onclick`,
 * `javascript:`.
 */
export function findRemoved(text: string): string[] {
  const found = new Set<string>();
  const html = new Marked({ gfm: true }).parse(text, { async: false });
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => {
      if (DOING.includes(name)) found.add(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/.test(attribute)) found.add(attribute);
        if (/^\s*javascript:/i.test(value)) found.add('javascript:');
      }
    },
  });
  return [...found];
}
