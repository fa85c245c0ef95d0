import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordMarker, highlight } from './highlight.ts';

const TAGS = { pre: '<mark>', post: '</mark>' };
const textOf = (html: string) =>
  html
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test('[B17] the marked text without its marks is the escaped text, whatever the query and the text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom('Toyota', 'cx5', 'CX-5', '<b>', '&amp;', '"', 'é', ' ')).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anyText, anyText, (query, text) => {
      const html = highlight(text, createWordMarker(query, [text]), TAGS);
      expect(textOf(html)).toBe(text);
      expect(html.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
    }),
    { numRuns: 500 },
  );
});

test('[B17] every word of a text is marked when all of it is asked for', () => {
  const anyWords = fc.array(fc.stringMatching(/^[a-zA-Zéü0-9]{1,8}$/), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(anyWords, (words) => {
      const text = words.join(' ');
      const html = highlight(text, createWordMarker(text.toUpperCase(), [text]), TAGS);
      expect(html).toBe(words.map((word) => `<mark>${word}</mark>`).join(' '));
    }),
  );
});
