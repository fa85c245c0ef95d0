import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleCars, sampleSettings } from '../../../../tests/samples/stock.ts';
import { RANGE_KEYS, TERM_KEYS } from '../../../search/contract.ts';
import { answerQueries } from '../queries/load.ts';
import { answerSearch } from '../search/load.ts';
import { buildOpenApiDocument } from './document.ts';

const settings = sampleSettings({ api: { maxLimit: 40, maxQueries: 3 } });
const stock = sampleSiteStock(sampleCars(60));
const origin = 'https://site.example';
/** As a caller gets it: serialised, and parsed again. */
const document = JSON.parse(JSON.stringify(buildOpenApiDocument(settings, origin)));

type Content = Record<string, { schema: { $ref: string } }>;

/** Turns a schema of the description into a validator, as any reader of JSON Schema would. */
function readerOf({ $ref }: { $ref: string }): z.ZodType {
  const name = $ref.split('/').at(-1) as string;
  const { schemas } = document.components;
  const definitions = JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/'));
  return z.fromJSONSchema({ ...definitions[name], $defs: definitions });
}

/** Checks a response against the description of its status. */
async function expectDescribed(path: string, method: string, response: Response) {
  const described = document.paths[path][method].responses[response.status];
  expect(described, `${method} ${path} ${response.status}`).toBeDefined();
  const [[type, { schema }]] = Object.entries(described.content as Content) as [[string, Content[string]]];
  expect(response.headers.get('Content-Type')).toBe(type);
  const body = await response.json();
  expect(readerOf(schema).safeParse(body).error).toBeUndefined();
  expect(readerOf(schema).safeParse({ ...body, more: 1 }).success).toBe(false);
}

const search = (query: string, given = settings) =>
  answerSearch({ settings: given, stock, url: new URL(`${origin}/api/search${query}`) });

const queries = (body: unknown, type = 'application/json') =>
  answerQueries(
    new Request(`${origin}/api/search/queries`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(body),
    }),
    { settings, stock },
  );

describe('[B5] [B17] every answer is as the OpenAPI description says', () => {
  test.each([
    '',
    '?make=Toyota&range[price]=:40000&limit=40',
    '?query=toyota+zeppelin',
    '?make=None',
    '?page=9',
    '?x=1',
    '?limit=41',
  ])('GET /api/search%s', async (query) => {
    await expectDescribed('/api/search', 'get', search(query));
  });

  test('GET /api/search of a site that has switched it off', async () => {
    await expectDescribed('/api/search', 'get', search('', sampleSettings({ api: { search: 'off' } })));
  });

  test.each([
    [{ queries: [{}] }],
    [
      {
        queries: [
          { query: 'toyota', highlightPreTag: '<b>' },
          { filter: 'price < 20000', limit: 0 },
        ],
      },
    ],
    [{ queries: [{ filter: 'price <' }, { filter: 'make:"' }] }],
    [{ queries: [{ limit: 41 }] }],
    [{ queries: [{ index: 'cras' }] }],
    [{ queries: ['x'.repeat(200_000)] }],
  ])('POST /api/search/queries %.80j', async (body) => {
    await expectDescribed('/api/search/queries', 'post', await queries(body));
  });

  test('POST /api/search/queries of something else than JSON', async () => {
    await expectDescribed('/api/search/queries', 'post', await queries({}, 'text/plain'));
  });
});

test('[B3] every filter and span is described as a parameter', () => {
  const names = document.paths['/api/search'].get.parameters.map(({ name }: { name: string }) => name);
  const spans = RANGE_KEYS.map((key) => `range[${key}]`);
  expect(names).toEqual([...TERM_KEYS, ...spans, 'query', 'sortBy', 'page', 'limit', 'hitsPerPage']);
});

test('the limits are those of the site', () => {
  const { parameters } = document.paths['/api/search'].get;
  const schemaOf = (requested: string) => parameters.find(({ name }: { name: string }) => name === requested).schema;
  expect(schemaOf('limit')).toMatchObject({ maximum: 40, default: 21 });
  expect(schemaOf('hitsPerPage')).toMatchObject({ maximum: 40 });
  expect(document.components.schemas.Queries.properties.queries.maxItems).toBe(3);
});

test('what a request may hold is described so that a wrong one is seen', () => {
  const [queriesReader, eventReader] = ['Queries', 'Event'].map((name) => readerOf({ $ref: name })) as [
    z.ZodType,
    z.ZodType,
  ];
  expect(queriesReader.safeParse({ queries: [{ filter: 'make:Kia', limit: 5 }] }).success).toBe(true);
  expect(queriesReader.safeParse({ queries: [{ limit: 41 }] }).success).toBe(false);
  expect(eventReader.safeParse({ id: 49, path: '/search/used-cars', data: { count: 1 } }).success).toBe(true);
  expect(eventReader.safeParse({ id: 50, path: '/search/used-cars', data: { count: 1 } }).success).toBe(false);
});

test('the description refers to nothing that it does not have', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(5);
  for (const [, name] of references) expect(document.components.schemas).toHaveProperty(name as string);
});
