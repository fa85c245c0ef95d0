import { z } from 'zod';
import { colour, optionalLink, optionalText, part, text } from '../../kinds.ts';
import { LOOK_NAMES, LOOKS } from '../../looks.ts';

const colours = part(
  'Colours of the site. Those left null are derived from the main two so that text stays readable.',
  {
    primary: colour()
      .default('#0a1930')
      .describe('The dark main colour: header, footer, main fills. A light one is not supported.'),
    primarySoft: colour().nullable().default(null).describe('A little lighter than the main colour, for hover.'),
    primaryLine: colour().nullable().default(null).describe('Lines on the main colour.'),
    onPrimary: colour().nullable().default(null).describe('Text on the main colour (contrast at least 4.5:1).'),
    onPrimarySoft: colour()
      .nullable()
      .default(null)
      .describe('Muted text on the main colour (contrast at least 4.5:1).'),
    accent: colour()
      .default('#ff5c1f')
      .describe('The colour of a page’s main action (contrast with the main colour at least 3:1).'),
    accentHover: colour().nullable().default(null).describe('The accent on hover.'),
    onAccent: colour().nullable().default(null).describe('Text on the accent (contrast at least 4.5:1).'),
    accentText: colour()
      .nullable()
      .default(null)
      .describe('The accent as text on the look’s background (contrast at least 4.5:1).'),
  },
);

const logo = part('The logo: a picture, or letters in a shape.', {
  letters: z
    .string()
    .trim()
    .min(1)
    .max(4)
    .nullable()
    .default(null)
    .describe('One to four letters in the shape; null uses the initials of the name.'),
  shape: z
    .enum(['square', 'circle', 'shield', 'hexagon', 'line'])
    .default('line')
    .describe('The shape around or beside the letters.'),
  image: optionalLink().describe('Address of a logo picture, which replaces the letters.'),
  onDark: optionalLink().describe(
    'Address of a second logo for dark backgrounds: the dark theme, and dark footers in the light theme. ' +
      'Null shows `image` there on a white plate.',
  ),
});

export const brand = part('The dealer’s name and logo, and the site’s look.', {
  name: text().max(80).describe('The name shoppers know the dealer by. Required.'),
  legalName: optionalText().describe('The legal company name, for the footer and legal texts; null uses the name.'),
  abn: z
    .string()
    .regex(/^\d{11}$/, 'must be 11 digits without spaces')
    .nullable()
    .default(null)
    .describe('Australian Business Number, shown in the footer.'),
  strapline: optionalText().describe('One line about the dealer, under the name.'),
  manufacturer: optionalText().describe(
    'The make of a single-brand site, as in the stock; null for a site of many makes.',
  ),
  template: z
    .enum(LOOK_NAMES)
    .default(LOOKS[0].name)
    .describe(`The look of the pages: ${LOOKS.map(({ name, suits }) => `\`${name}\` for ${suits}`).join(', ')}.`),
  theme: z
    .enum(['light', 'dark', 'system'])
    .default('system')
    .describe(
      'Light or dark pages. `system` follows each visitor’s device; `light` and `dark` are the same for everyone. ' +
        'Print, email and PDF are always light.',
    ),
  colours,
  logo,
  font: z
    .enum(['look', 'system'])
    .default('look')
    .describe('Typeface: the look’s own, or one from the visitor’s device.'),
  heroImage: optionalLink().describe('Picture at the top of the home page; null shows a vehicle from stock.'),
  favicon: optionalLink().describe('Address of the small icon; null makes one from the logo.'),
});
