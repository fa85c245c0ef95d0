import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

test('an icon is a class and a reference, and assistive technology passes over it', () => {
  const html = renderToStaticMarkup(<Icon name="gauge" />);
  expect(html.replace(/href="[^"]*#/, 'href="#')).toBe('<svg class="i" role="none"><use href="#gauge"></use></svg>');
});
