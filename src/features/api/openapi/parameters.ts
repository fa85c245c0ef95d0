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
    `${TERM_ROWS[key].label}: vehicles with one of the values; repeat the parameter for more than one.`,
    { type: 'array', items: { type: isExactKey(key) ? 'number' : 'string' } },
    { explode: true },
  ),
);

const spans = RANGE_KEYS.map((key) =>
  inQuery(`range[${key}]`, `${RANGE_ROWS[key].label}: min:max, inclusive; leave a side out for no limit.`, {
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
    inQuery('query', 'Words to search for.', { type: 'string', maxLength: MAX_QUERY_LENGTH }),
    inQuery('sortBy', 'The sort order. By default, relevance if there are words, otherwise the site’s own order.', {
      type: 'string',
      enum: SORT_KEYS,
    }),
    inQuery('page', 'The page, from 1.', { type: 'integer', minimum: 1, maximum: 999_999, default: 1 }),
    inQuery('limit', 'Vehicles per page.', { ...perPage, default: pageSize }),
    inQuery('hitsPerPage', 'Another name of limit.', perPage),
  ];
}
