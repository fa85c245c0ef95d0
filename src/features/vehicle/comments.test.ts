import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCommentBlocks, truncateBlocks } from './comments.ts';

const paragraph = (...lines: string[]) => ({ kind: 'paragraph', lines });
const list = (...lines: string[]) => ({ kind: 'list', lines });

test.each([
  ['plain text', 'One owner.', [paragraph('One owner.')]],
  ['paragraphs', '<p>One.</p><p>Two.</p>', [paragraph('One.'), paragraph('Two.')]],
  ['line breaks', 'One.<br>Two.<br/>\nThree.', [paragraph('One.', 'Two.', 'Three.')]],
  ['empty lines of plain text', 'One.\r\n\r\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['a list', '<ul><li>Tow bar</li><li>New <b>tyres</b></li></ul>', [list('Tow bar', 'New tyres')]],
  ['text around a list', 'With:<ul><li>A</li></ul>Call us', [paragraph('With:'), list('A'), paragraph('Call us')]],
  ['entities', 'Fish &amp; chips &#39;n&#x27; more &lt;3', [paragraph("Fish & chips 'n' more <3")]],
  ['scripts', 'Hi<script>alert(1)</script> there', [paragraph('Hi there')]],
  ['nothing but tags', '<p> </p><br>', []],
  ['nothing', null, []],
])('[D9] comments with %s become blocks of plain text', (_, comments, blocks) => {
  expect(parseCommentBlocks(comments)).toEqual(blocks);
});

test('[D9] whatever a feed writes, no line is empty and no block is', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<li>',
    '</li>',
    '<br>',
    '\n\n',
    ' ',
    'word',
    '&nbsp;',
    '&amp;',
    '<b',
    '>',
  );
  fc.assert(
    fc.property(fc.array(pieces), (words) => {
      for (const block of parseCommentBlocks(words.join(''))) {
        expect(block.lines.length).toBeGreaterThan(0);
        for (const line of block.lines) expect(line.trim()).not.toBe('');
      }
    }),
  );
});

describe('[D9] the beginning of comments', () => {
  test('is not needed when they have 400 characters', () => {
    expect(truncateBlocks(parseCommentBlocks('x'.repeat(400)), 400)).toBeNull();
  });

  test('is cut between words and ends with an ellipsis when they have 401', () => {
    const text = `${'word '.repeat(79)}longer`;
    expect(text).toHaveLength(401);
    expect(truncateBlocks(parseCommentBlocks(text), 400)).toEqual([paragraph(`${'word '.repeat(79).trim()}…`)]);
  });

  test('counts over paragraphs and leaves out what comes after', () => {
    const blocks = parseCommentBlocks('<p>12345</p><p>67890 12345</p><p>never</p>');
    expect(truncateBlocks(blocks, 12)).toEqual([paragraph('12345'), paragraph('67890…')]);
  });

  test('is never longer than asked, but for the ellipsis', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1 })),
        fc.integer({ min: 1, max: 60 }),
        (lines, most) => {
          const blocks = parseCommentBlocks(lines.join('\n\n'));
          const beginning = truncateBlocks(blocks, most);
          const length = (beginning ?? []).flatMap((block) => block.lines).join('').length;
          expect(length).toBeLessThanOrEqual(most + 1);
        },
      ),
    );
  });
});
