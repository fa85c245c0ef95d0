import { z } from 'zod';
import { DEFAULT_FILTERS } from '../../../domain/availability/default-filter.ts';
import { PROMO_LISTS } from '../../../domain/promotions/promos.ts';
import { FACET_KEYS, OFFERED_KEYS, SORT_KEYS } from '../../../search/contract.ts';
import { amount, count, isoDate, optionalText, part, text } from '../../kinds.ts';

const texts = part('Texts of result lists. {count} and {vehicles} are filled in.', {
  emptyHeading: text().default('No Results Available').describe('Heading of the card when nothing is found.'),
  emptyText: text()
    .default('No results found for your search at this time. Please try adjusting the filters for more results.')
    .describe('Text when no vehicle is found.'),
  emptyOffersText: text()
    .default('There appears to be no offers currently available that meet the conditions of your search')
    .describe('Text when no offer is found.'),
  clearFilters: text().default('Clear Filters').describe('Button that removes all filters.'),
  showMe: text().default('Show Me {count} {vehicles}').describe('Button that leads to the results.'),
  priceButton: text().default('Search').describe('Button of the price slider.'),
  popularMakes: text().default('Popular Makes').describe('Heading of the most frequent makes.'),
  allMakes: text().default('All Makes').describe('Heading of the other makes.'),
});

const priceSlider = part('The price slider, in dollars.', {
  min: amount().default(5000).describe('Its lower end, which means no minimum.'),
  max: amount().default(250000).describe('Its upper end, which means no maximum.'),
  step: amount().default(500).describe('Its step.'),
  minGap: amount().default(1).describe('Minimum distance between the handles.'),
});

const promos = part('Promo and campaign cards among the results.', {
  show: z
    .enum(PROMO_LISTS)
    .default('used_only')
    .describe(
      'Which lists show promo cards: those of used vehicles only, all, or none. Campaign cards follow their ' +
        'own `display`.',
    ),
  randomShift: count()
    .max(2)
    .default(0)
    .describe('How many places a promo may randomly move down, 0 to 2; the same all day for everyone.'),
  campaignPositions: z
    .array(z.int().min(1))
    .default([5, 10])
    .describe(
      'Positions of campaign cards in the list, the first card at the first position; an empty list shows ' +
        'no campaign cards.',
    ),
  campaignExpiry: isoDate()
    .nullable()
    .default(null)
    .describe('Last day, in the site’s time zone, of campaign cards without an expiry of their own.'),
});

export const search = part('Searching the stock.', {
  pageSize: z.int().min(1).max(100).default(21).describe('Vehicles per page.'),
  layout: z
    .enum(['grid', 'carousel'])
    .default('grid')
    .describe(
      'How vehicles and offers are laid out in blocks of other pages, such as the newest on the home page: in ' +
        'rows, or in one row that scrolls.',
    ),
  defaultSort: z
    .enum(SORT_KEYS)
    .exclude(['relevance'])
    .default('recommended')
    .describe('Order of a list without a text query: recommended is the dealer’s own rank, highest first.'),
  sorts: z
    .array(z.enum(SORT_KEYS).exclude(['relevance']))
    .min(1)
    .default(['recommended', 'price_asc', 'price_desc', 'newest', 'year_desc', 'km_asc'])
    .describe('Orders that a shopper may choose, in this order.'),
  priceAscending: z
    .enum(['all', 'priced_only'])
    .default('all')
    .describe('Whether sorting by lowest price leaves out vehicles without a price above 0.'),
  filters: z
    .array(z.enum(FACET_KEYS))
    .min(1)
    .default([...OFFERED_KEYS])
    .describe('Filters shown, in this order.'),
  popularMakes: count().default(20).describe('How many makes are listed under Popular Makes; 0 shows a single list.'),
  priceSlider,
  countCap: count().default(1999).describe('Counts above this are shown as the size of the whole stock.'),
  defaultFilter: z
    .int()
    .min(0)
    .max(14)
    .default(0)
    .describe(
      'Number of the filter that applies to the whole stock: ' +
        `${DEFAULT_FILTERS.map(({ name, description }, number) => `${number} ${name} (${description})`).join(', ')}.`,
    ),
  landingCity: optionalText().describe(
    'City that searches start with: on the home page, in the menus and at /search without filters. Shoppers ' +
      'can remove it like any other filter.',
  ),
  resultCacheSize: count()
    .default(100)
    .describe(
      'Search results kept in memory until the stock changes; above this number, the least recently used is dropped.',
    ),
  promos,
  texts,
});
