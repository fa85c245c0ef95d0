import { expect, test } from 'vitest';
import { settingsSchema } from '../settings/schema.ts';
import { buildThemeCss } from './theme.ts';

test('[A7] colours of the settings become custom properties that the looks take up', () => {
  const { brand } = settingsSchema.parse({
    brand: { name: 'Any', colours: { primary: '#102a43', accent: '#f2b705' }, font: 'system' },
    contact: { phone: '07 5550 1234' },
  });
  const css = buildThemeCss(brand);
  expect(css).toContain('--brand-primary:#102a43');
  expect(css).toContain('--brand-accent:#f2b705');
  expect(css).toMatch(/--brand-on-accent:#[0-9a-f]{6}/);
  expect(css).toContain('--brand-font:system-ui');
  expect(css).toMatch(/^:root\{[^<{}]*\}$/);
});

test('[A7] a colour that the dark theme changes has both values; where a site is light only, one', () => {
  const { brand } = settingsSchema.parse({
    brand: {
      name: 'Any',
      template: 'corner',
      colours: { primary: '#102a43', accent: '#f2b705', accentText: '#6b5100' },
    },
    contact: { phone: '07 5550 1234' },
  });
  expect(buildThemeCss(brand)).toContain('--brand-accent-text:#6b5100;');
  expect(buildThemeCss(brand)).toContain('--brand-accent-text-dark:#f2b705');
  expect(buildThemeCss({ ...brand, theme: 'light' })).not.toContain('-dark:');
});
