import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { morph } from './morph.ts';

function element(html: string): Element {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  return document.body.firstElementChild as Element;
}

/** A node with its attributes, whose order means nothing, and its content. */
function write(node: Node): unknown {
  if (node.nodeType !== 1) return node.nodeValue;
  const { nodeName, attributes, childNodes } = node as Element;
  const written = [...attributes].map(({ name, value }) => `${name}=${value}`).sort();
  return [nodeName, written, [...childNodes].map(write)];
}

/** Elements of one level of a panel: some with a key, some labels of fields, some that only their order tells apart. */
const leaf = fc.oneof(
  fc.constantFrom('a', 'b', 'c').map((id) => `<p id="${id}">${id}</p>`),
  fc.constantFrom('x', 'y').map((key) => `<details data-key="${key}"><summary>${key}</summary></details>`),
  fc
    .tuple(fc.constantFrom('Kia', 'MG', 'BMW'), fc.boolean(), fc.nat(9))
    .map(
      ([make, on, count]) =>
        `<label><input type="checkbox" name="make" value="${make}"${on ? ' checked=""' : ''}>${count}</label>`,
    ),
  fc.constantFrom('<i class="chip one">1</i>', '<i class="chip two">2</i>', '<b>3</b>', 'words'),
);
const level = fc.array(leaf, { maxLength: 8 }).map((all) => all.join(''));
const tree = fc
  .tuple(fc.constantFrom('', ' class="open"', ' title="t"'), fc.array(fc.tuple(level, level), { maxLength: 4 }))
  .map(([attributes, parts]) => `<div${attributes}>${parts.map(([a, b]) => `${a}<div>${b}</div>`).join('')}</div>`);

test('any content becomes any other', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const [from, to] = [element(before), element(after)];
      const wanted = write(to);
      morph(from, to);
      expect(write(from)).toEqual(wanted);
    }),
    { numRuns: 300 },
  );
});

test('what both have stays the same element, wherever it stands', () => {
  const from = element(
    '<div><p id="a">1</p><label><input name="make" type="checkbox" value="Kia">2</label><b>3</b></div>',
  );
  const [a, kia, bold] = ['#a', 'label', 'b'].map((selector) => from.querySelector(selector));
  morph(
    from,
    element(
      '<div><b>4</b><label><input name="make" type="checkbox" value="MG">5</label>' +
        '<label><input name="make" type="checkbox" value="Kia">6</label><p id="a">7</p></div>',
    ),
  );
  expect(from.textContent).toBe('4567');
  expect(['#a', 'label:nth-of-type(2)', 'b'].map((selector) => from.querySelector(selector))).toEqual([a, kia, bold]);
});

test('attributes and elements that are kept stay as they are', () => {
  const from = element('<div><details class="x old" open="">1</details><p data-keep="">2</p></div>');
  morph(from, element('<div><details class="x new">3</details><p data-keep="">4</p></div>'), {
    keeps: (_, attribute) => attribute === 'open',
    skips: (each) => each.hasAttribute('data-keep'),
  });
  expect(write(from)).toEqual(
    write(element('<div><details class="x new" open="">3</details><p data-keep="">2</p></div>')),
  );
});
