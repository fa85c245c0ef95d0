import { RANGE_KEYS, SORT_KEYS, TERM_KEYS } from '../../../search/contract.ts';
import { RANGE_ROWS, TERM_ROWS } from '../../../search/facets.ts';
import { isExactKey, MAX_QUERY_LENGTH } from '../../../search/state.ts';

interface Limits {
  pageSize: number;
  maxLimit: number;
}

const inQuery = (name: string, description: string, schema: object, more: object = {}) => ({
  name,
  in: 'query',
  description,
  required: false,
  schema,
  ...more,
});

const lists = TERM_KEYS.map((key) =>
  inQuery(
    key,
    `${TERM_ROWS[key].label}: vehicles with one of the values; the parameter is repeated for more than one.`,
    { type: 'array', items: { type: isExactKey(key) ? 'number' : 'string' } },
    { explode: true },
  ),
);

const spans = RANGE_KEYS.map((key) =>
  inQuery(`range[${key}]`, `${RANGE_ROWS[key].label}: min:max, both inside; a side that is left out is open.`, {
    type: 'string',
    pattern: '^(\\d+(\\.\\d+)?)?:(\\d+(\\.\\d+)?)?$',
  }),
);

/** The parameters of GET /api/search as OpenAPI has them: a row of the facet table each, and those of every search. */
export function listSearchParameters({ pageSize, maxLimit }: Limits) {
  const perPage = { type: 'integer', minimum: 1, maximum: maxLimit };
  return [
    ...lists,
    ...spans,
    inQuery('query', 'Words to find.', { type: 'string', maxLength: MAX_QUERY_LENGTH }),
    inQuery('sortBy', 'The order; without it relevance with words, else the site’s own.', {
      type: 'string',
      enum: SORT_KEYS,
    }),
    inQuery('page', 'The page, from 1.', { type: 'integer', minimum: 1, maximum: 999_999, default: 1 }),
    inQuery('limit', 'Vehicles a page.', { ...perPage, default: pageSize }),
    inQuery('hitsPerPage', 'Another name of limit.', perPage),
  ];
}
