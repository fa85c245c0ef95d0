import { expect, test } from 'vitest';
import { weighHtml } from '../../bench/browser/first-html.ts';
import { get } from '../http.ts';
import { describeExcess, LIMITS, PAGES, pathOf } from '../journeys/weighed-pages.ts';

test.each(PAGES)(
  'the HTML of a page ($name, $look) has no more elements and bytes than its kind may have',
  async (page) => {
    const { body } = await get(`${page.site}.localhost`, await pathOf(page));
    expect(body).toContain(`data-template="${page.look}"`);
    const { elements, htmlBytes } = weighHtml(body);
    expect(elements).toBeGreaterThan(100);
    const excess = describeExcess(page.name, { elements, htmlBytes });
    expect(excess, excess).toBe('');
  },
);

test('a weight above its limit is found, and named with both', () => {
  const { elements } = LIMITS.home;
  expect(describeExcess('home', { elements: elements + 1, htmlBytes: 1 })).toBe(
    `elements ${elements + 1} > ${elements}`,
  );
  expect(describeExcess('home', { elements })).toBe('');
});

test('inline styles, data and elements of HTML are weighed', () => {
  const html = `<!doctype html><html><head><style>a{}</style><script>let é</script>
    <script type="application/ld+json">{"a":1}</script><script src="/a.js"></script></head>
    <body data-props='{"a":2}' data-pattern="[a"><p>text</p><noscript><b>more</b></noscript></body></html>`;
  const { elements, styleBytes, dataBytes, htmlBytes } = weighHtml(html);
  expect({ elements, styleBytes, dataBytes }).toEqual({
    elements: 9,
    styleBytes: 3,
    dataBytes: Buffer.byteLength('let é') + '{"a":2}'.length,
  });
  expect(htmlBytes).toBe(Buffer.byteLength(html));
});
