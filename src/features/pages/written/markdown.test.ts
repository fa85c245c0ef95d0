import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown, stripMarkdown } from './markdown.ts';

test.each([
  ['# Top\n\n#### Deep', 1, '<h2>Top</h2>\n<h3>Deep</h3>'],
  ['## In a block\n\n## Again', 2, '<h3>In a block</h3>\n<h3>Again</h3>'],
  [
    '[out](https://a.example) [in](/faqs)',
    1,
    '<p><a href="https://a.example" rel="noopener">out</a> <a href="/faqs">in</a></p>',
  ],
  [
    '| A | B |\n|---|--:|\n| 1 | 2 |',
    1,
    '<div class="prose-table" tabindex="0" role="group" aria-label="Table"><table>',
  ],
  ['Line one  \nline two', 1, '<p>Line one<br />line two</p>'],
])('[H9] %j below rank %d is %s', (text, above, html) => {
  expect(renderMarkdown(text, above as 1 | 2)).toContain(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '[a](javascript:alert(1))',
  '<a href="javascript:alert(1)">a</a>',
  '<div onclick="alert(1)" style="position:fixed">a</div>',
  '<iframe src="https://a.example"></iframe>',
  '![a](http://a.example/a.png)',
  '<form action="/x"><input name="a"></form>',
])('[H9] what could do harm is taken out of %s', (text) => {
  expect(renderMarkdown(text)).not.toMatch(/<(script|iframe|form|input)|on\w+=|javascript:|style=|src="http:/i);
});

test('[H9] whatever is written, the page gets no script, no handler and no heading out of order', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '# a',
      '###### b',
      '<b onmouseover=x>',
      '<script>',
      '</script>',
      '[a](data:text/html,x)',
      '<svg onload=x>',
      '\n\n',
    ),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = renderMarkdown(pieces.join('\n'));
      expect(html).not.toMatch(/<(?:script|svg|iframe|object|embed)\b|<[^>]+\son\w+\s*=|href="data:/i);
      const ranks = [...html.matchAll(/<h([1-6])>/g)].map(([, rank]) => Number(rank));
      const skipped = ranks.filter((rank, at) => rank - (ranks[at - 1] ?? 1) > 1);
      expect(skipped).toEqual([]);
    }),
  );
});

test('the words of a text are its words', () => {
  expect(stripMarkdown('## Tyres & oil\n\n- **One**\n- Two <three>\n')).toBe('Tyres & oil One Two');
});
