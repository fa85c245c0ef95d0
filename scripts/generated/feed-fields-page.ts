import { createPage, listTerms, type ReferencePage } from '../../src/settings/documentation/pages.ts';
import { FEED_FIELDS } from '../../src/stock/feeds/fields.ts';

/** The reference page of every field that a stock feed may have. */
export function feedFieldsPage(): ReferencePage {
  return createPage('feed-fields.md', 'Feed fields', 'the table in src/stock/feeds/fields.ts', [
    [
      'These are the columns of our own CSV format, the keys of our own JSON formats, and the names that ' +
        'a mapping gives',
      'values to; [stock feeds](feeds.md) says how they are read. `stocknum`, `make` and `model` are required.',
    ].join('\n'),
    listTerms(Object.entries(FEED_FIELDS).map(([name, { about }]) => [name, about])),
  ]);
}
