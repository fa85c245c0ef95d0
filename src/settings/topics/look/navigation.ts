import { z } from 'zod';
import { count, link, part, text } from '../../kinds.ts';

const label = () => text().max(60);
const plainLink = z.strictObject({
  label: label().describe('Link text; {Vehicle} is the site’s word for a vehicle.'),
  href: link().describe('Where it goes.'),
});

const toLinks = (addresses: Record<string, string>) =>
  Object.entries(addresses).map(([label, href]) => ({ label, href }));

const headerItem = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('link'),
      label: label(),
      href: link(),
      highlighted: z.boolean().default(false),
    })
    .describe('A link; highlighted ones stand out.'),
  z
    .strictObject({ kind: z.literal('menu'), label: label(), items: z.array(plainLink).min(1) })
    .describe('A dropdown of links.'),
  z.strictObject({ kind: z.literal('models'), label: label() }).describe('The dropdown of models.'),
  z
    .strictObject({ kind: z.literal('stock'), label: label() })
    .describe('The dropdown of stock by type, body and make, with counts.'),
  z
    .strictObject({ kind: z.literal('offers'), label: label(), href: link().default('/special-offers') })
    .describe('A link shown only while there are offers.'),
  z.strictObject({ kind: z.literal('brands'), label: label() }).describe('The mega-menu of brands.'),
]);

const footerColumn = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('links'), heading: label(), items: z.array(plainLink).min(1) })
    .describe('A column of links.'),
  z.strictObject({ kind: z.literal('bodies'), heading: label() }).describe('Body types of the stock.'),
  z.strictObject({ kind: z.literal('makes'), heading: label() }).describe('Makes of the stock.'),
  z.strictObject({ kind: z.literal('models'), heading: label() }).describe('Models.'),
  z
    .strictObject({
      kind: z.literal('dealer'),
      heading: label().nullable().default(null),
      items: z.array(plainLink).default([]),
    })
    .describe('The dealer’s own column; without a heading it has the dealer’s name.'),
]);

export const navigation = part('Header, footer and menus. Links to pages the site doesn’t have are left out.', {
  header: z
    .array(headerItem)
    .default([
      { kind: 'link', label: 'Home', href: '/', highlighted: false },
      { kind: 'models', label: 'New Vehicles' },
      { kind: 'stock', label: 'Stock' },
      { kind: 'offers', label: 'Offers', href: '/special-offers' },
      {
        kind: 'menu',
        label: 'Service',
        items: toLinks({
          'Book a Service': '/service',
          'Parts & Accessories': '/vehicle-parts-and-accessories',
          Warranty: '/warranty',
          'Roadside Assist': '/roadside-assist',
        }),
      },
      {
        kind: 'menu',
        label: 'About Us',
        items: toLinks({
          'About Us': '/about-us',
          'Our Locations': '/dealer-locator',
          Careers: '/careers',
          'Contact Us': '/contact',
        }),
      },
      { kind: 'link', label: 'Sell My {Vehicle}', href: '/sell-my-car', highlighted: true },
      { kind: 'link', label: 'Finance', href: '/finance', highlighted: true },
    ])
    .describe('Items of the header, in this order.'),
  footer: z
    .array(footerColumn)
    .default([
      { kind: 'bodies', heading: 'Vehicles' },
      { kind: 'models', heading: 'Models' },
      {
        kind: 'links',
        heading: 'Buyer Tools',
        items: toLinks({
          Finance: '/finance',
          'Trade-in': '/trade-in',
          'Sell My {Vehicle}': '/sell-my-car',
          'Book a Test Drive': '/book-test-drive',
        }),
      },
      {
        kind: 'links',
        heading: 'Servicing and Parts',
        items: toLinks({ 'Book a Service': '/service', 'Parts & Accessories': '/vehicle-parts-and-accessories' }),
      },
      {
        kind: 'dealer',
        heading: null,
        items: toLinks({
          'About Us': '/about-us',
          'Contact Us': '/contact',
          'Privacy Policy': '/privacy-policy',
          'Terms & Conditions': '/terms-and-conditions',
        }),
      },
    ])
    .describe('Columns of the footer, in this order.'),
  opensOn: z.enum(['click', 'hover']).default('click').describe('How dropdowns open with a mouse.'),
  animationMs: count().default(300).describe('Milliseconds menus take to open.'),
});
