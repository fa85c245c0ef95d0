import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleCars, sampleSettings } from '../../../tests/samples/stock.ts';
import { EVENTS } from '../../kernel/events/events.ts';
import { eventSchema } from '../../kernel/events/schema.ts';
import { parseFilter } from '../../search/filter-expression/parse.ts';
import { FIELD_NAMES } from '../../search/filter-fields.ts';
import { answerQueries } from './queries/load.ts';
import { answerSearch } from './search/load.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/reference/api.md'), 'utf8');
const site = { settings: sampleSettings(), stock: sampleSiteStock(sampleCars(200)) };

interface Example {
  method: string;
  path: string;
  body: string;
  status: number;
  answer: unknown;
}

/** Requests, each followed by its response. */
const examples = [...text.matchAll(/```http\n(\w+) (\S+)\n([\s\S]*?)```\n\n```json (\d+)\n([\s\S]*?)```/g)].map(
  ([, method, path, rest, status, answer]): Example => ({
    method: method!,
    path: path!,
    body: rest!.split('\n\n').slice(1).join('\n\n'),
    status: Number(status),
    answer: JSON.parse(answer!),
  }),
);

async function ask({ method, path, body }: Example): Promise<Response> {
  const url = new URL(path, 'https://site.example');
  if (url.pathname === '/api/search') return answerSearch({ ...site, url });
  expect(url.pathname).toBe('/api/search/queries');
  const headers = { 'Content-Type': 'application/json' };
  return answerQueries(new Request(url, { method, headers, body }), site);
}

describe('[B5] [B17] the examples of docs/reference/api.md are answered as they say', () => {
  test.each(examples.map((example) => [example.method, example.path, example] as const))(
    '%s %s',
    async (_method, _path, example) => {
      const response = await ask(example);
      expect(response.status).toBe(example.status);
      expect(await response.json()).toMatchObject(example.answer as object);
    },
  );

  test('there are examples of what is found and of what is refused, at both addresses', () => {
    expect(examples.map(({ path, status }) => `${path.split('?')[0]} ${status}`)).toEqual([
      '/api/search 200',
      '/api/search 400',
      '/api/search/queries 200',
      '/api/search/queries 400',
    ]);
  });
});

const section = (heading: string): string => text.split(`${heading}\n`)[1]!.split('\n## ')[0]!;

test('[B17] the fields of filter expressions are those that docs/reference/api.md lists', () => {
  const list = section('### Filter expressions').split('The fields:\n\n')[1]!.split('\n\n')[0]!;
  const listed = [...list.matchAll(/`([a-z_0-9]+)`/g)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(FIELD_NAMES));
});

test('[B17] the filter expressions of docs/reference/api.md can be read', () => {
  const table = section('### Filter expressions').split('| expression | finds |')[1]!;
  const expressions = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, expression]) => expression!);
  expect(expressions.length).toBeGreaterThan(5);
  for (const expression of expressions) expect(parseFilter(expression), expression).toMatchObject({ ok: true });
});

test('[I1] the events of docs/reference/api.md are those that there are, and its example is one', () => {
  const events = section('## POST /api/events');
  const listed = [...events.matchAll(/^\| (\d+) \| `(\w+)` \|/gm)].map(([, id, name]) => [name, Number(id)]);
  expect(listed).toEqual(Object.entries(EVENTS).map(([name, { id }]) => [name, id]));
  const example = /\n\n(\{.*\})\n```/.exec(events)?.[1] ?? '';
  expect(eventSchema.safeParse(JSON.parse(example)).success).toBe(true);
});
