import { expect, test } from 'vitest';
import { settingsSchema } from '../../settings/schema.ts';
import { faviconSvg } from './favicon-svg.ts';

const brand = (given: object) =>
  settingsSchema.parse({ brand: { name: 'Any & Sons', ...given }, contact: { phone: '07 5550 1234' } }).brand;

test('[A7] the icon is in the colours of the settings and has the dealer’s letters', () => {
  const svg = faviconSvg(
    brand({ colours: { primary: '#102a43', accent: '#f2b705' }, logo: { letters: 'AS' } }),
  );
  expect(svg).toContain('#102a43');
  expect(svg).toContain('>AS</text>');
});

test('letters that mean something to XML are escaped', () => {
  expect(faviconSvg(brand({ logo: { letters: '<&' } }))).toContain('>&#60;&#38;</text>');
});
