import { EVENTS_PATH } from '../../../kernel/events/ids.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { listSearchParameters } from './parameters.ts';
import { buildComponentSchemas, buildSchemaRef } from './schemas.ts';

const json = (name: string) => ({ 'application/json': { schema: buildSchemaRef(name) } });

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: buildSchemaRef('Problem') } },
});

const TOO_MANY = {
  ...problem('Too many requests from this address.'),
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
};

const OFF = problem('The site has switched this off.');

const ETAG = { description: 'Identifies this response, for If-None-Match.', schema: { type: 'string' } };

function searchPath({ search, api }: SiteSettings) {
  return {
    get: {
      operationId: 'search',
      summary: 'Search the stock, with the counts of every filter',
      parameters: listSearchParameters({ pageSize: search.pageSize, maxLimit: api.maxLimit }),
      responses: {
        200: { description: 'The search results.', headers: { ETag: ETAG }, content: json('SearchAnswer') },
        304: { description: 'What you have is still current.' },
        400: problem('A parameter could not be read; errors names each.'),
        404: OFF,
        429: TOO_MANY,
      },
    },
  };
}

const QUERIES_PATH = {
  post: {
    operationId: 'searchQueries',
    summary: 'Several queries in one request, each with a filter, words and a limit',
    requestBody: { required: true, content: json('Queries') },
    responses: {
      200: { description: 'One result per query, in the same order.', content: json('QueriesAnswer') },
      400: problem('The body or a filter could not be read; errors names each place.'),
      404: OFF,
      413: problem('The body is too large.'),
      415: problem('The body is not sent as JSON.'),
      429: TOO_MANY,
    },
  },
};

const EVENTS_OPERATIONS = {
  post: {
    operationId: 'sendEvent',
    summary: 'A visitor’s action, sent by the site’s own pages',
    requestBody: { required: true, content: json('Event') },
    responses: {
      204: { description: 'Accepted.' },
      400: problem('Not an event of this site.'),
      403: problem('Not sent from a page of this site.'),
      413: problem('The body is too large.'),
      415: problem('The body is not sent as JSON.'),
      429: TOO_MANY,
    },
  },
};

export function buildOpenApiDocument(settings: SiteSettings, origin: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${settings.brand.name}: stock search`,
      version: '1',
      description: 'The vehicles listed on the site, as its own pages show them.',
    },
    servers: [{ url: origin }],
    paths: {
      '/api/search': searchPath(settings),
      '/api/search/queries': QUERIES_PATH,
      [EVENTS_PATH]: EVENTS_OPERATIONS,
    },
    components: { schemas: buildComponentSchemas(settings.api) },
  };
}
