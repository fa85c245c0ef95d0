import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { dropOverridden } from './overridden-styles.ts';

async function build(text: string): Promise<string> {
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [dropOverridden] } } }, 'build');
  const { code } = await preprocessCSS(text, 'any.css', config);
  return code.replaceAll(/\s+/g, ' ').trim();
}

test.each([
  [
    'the same property',
    '.a { color: red; top: 0 } .b { left: 0 } .a { color: blue }',
    '.a { top: 0 } .b { left: 0 } .a { color: blue }',
  ],
  ['a shorthand', '.a { padding-left: 1px } .a { padding: 0 }', '.a { padding: 0 }'],
  ['each selector of a list', '.a, .b { top: 0 } .a { top: 1px } .b { top: 2px }', '.a { top: 1px } .b { top: 2px }'],
  [
    'one that holds in every window',
    '@media print { .a { top: 0; left: 0 } } .a { top: 1px }',
    '@media print { .a { left: 0 } } .a { top: 1px }',
  ],
])('[B15] what a later rule replaces by %s is left out', async (_, text, left) => {
  expect(await build(text)).toBe(left);
});

test.each([
  ['a part of it', '.a { padding: 0 } .a { padding-left: 1px }'],
  ['one of its selectors', '.a, .b { top: 0 } .a { top: 1px }'],
  ['some windows', '.a { top: 0 } @media print { .a { top: 1px } }'],
  ['what is less important', '.a { top: 0 !important } .a { top: 1px }'],
  ['another property that begins alike', '.a { border-radius: 1px } .a { border: 0 }'],
  ['a fallback beside it', '.a { height: 100vh; height: 100dvh }'],
  ['a rule that some browsers do not know', '.a { top: 0 } .a, .a::-moz-b { top: 1px }'],
  ['another selector', '.a { top: 0 } .a:hover { top: 1px }'],
])('[B15] what a later rule replaces for %s stays', async (_, text) => {
  expect(await build(text)).toBe(text);
});
