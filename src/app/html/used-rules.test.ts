import { expect, test } from 'vitest';
import { collectClasses, pickUsedRules, readSheet } from './used-rules.ts';

const used = (css: string, ...classes: string[]) => pickUsedRules(readSheet(css), new Set(classes));

test.each([
  ['a rule of a class that is there', '.a{color:red}', '.a{color:red}'],
  ['none of a class that is not', '.b{color:red}', ''],
  ['a rule of elements', 'a:hover,[hidden]{color:red}', 'a:hover,[hidden]{color:red}'],
  ['all of its selectors where one fits', '.b,.a>p{margin:0}', '.b,.a>p{margin:0}'],
  ['none that asks for one more', '.a .b{margin:0}', ''],
  ['what may be any of several', '.a:is(.b,.c:not(.d)){margin:0}', '.a:is(.b,.c:not(.d)){margin:0}'],
  ['what holds something', 'p:has(>.b){margin:0}', 'p:has(>.b){margin:0}'],
  ['what an attribute names', '.a[href$=".b"]{margin:0}', '.a[href$=".b"]{margin:0}'],
  ['a class before a state', '.a:hover::before{content:"}{"}', '.a:hover::before{content:"}{"}'],
  ['rules under a condition', '@media (width>1px){.a{top:0}.b{top:0}}', '@media (width>1px){.a{top:0}}'],
  ['no condition without rules', '@media (width>1px){.b{top:0}}', ''],
  [
    'conditions in conditions',
    '@supports (top:0){@media (width>1px){.a{top:0}}}',
    '@supports (top:0){@media (width>1px){.a{top:0}}}',
  ],
  ['nothing for printing', '@media print{.a{top:0}}@page{margin:0}', ''],
  ['typefaces', '@font-face{font-family:X;src:url(x)}', '@font-face{font-family:X;src:url(x)}'],
  ['movements', '@keyframes x{to{top:0}}', '@keyframes x{to{top:0}}'],
  ['the order of rules', 'p{top:0}.b{top:1px}.a{top:2px}', 'p{top:0}.a{top:2px}'],
])('[A7] of a sheet is used: %s', (_, css, text) => {
  expect(used(css, 'a')).toBe(text);
});

test('[A7] a sheet that does not end is an error that says where', () => {
  expect(() => readSheet('p{top:0}.a{top:0')).toThrow('The block of ".a" does not end');
  expect(() => readSheet('p{top:0}.a')).toThrow('The style sheet ends within ".a"');
  expect(() => readSheet('.a{content:"}')).toThrow('The block of ".a" does not end');
});

test('[A7] the classes of a page are those of all its elements', () => {
  const html = '<p class="a  b"><svg class="i go-arrow"></svg></p><p data-class="c">class="d</p>';
  expect(collectClasses(html)).toEqual(new Set(['a', 'b', 'i', 'go-arrow']));
});
