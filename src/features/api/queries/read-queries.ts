import type { ApiError } from '../../../kernel/http/problem.ts';
import { parseFilter } from '../../../search/filter-expression/parse.ts';
import type { FilterExpression } from '../../../search/filter-expression.ts';
import { listProblems } from '../../../settings/schema-problems.ts';
import { defineQueriesSchema, type Query, type QueryLimits } from './schema.ts';

export type ReadQuery = Omit<Query, 'filter'> & { filter: FilterExpression | null };

export type ReadQueries = { ok: true; queries: ReadQuery[] } | { ok: false; errors: ApiError[] };

/**
 * Reads the body of POST /api/search/queries; every error names the place in the body, those of a filter the character
 * too.
 */
export function readQueries(body: unknown, limits: QueryLimits): ReadQueries {
  const schema = defineQueriesSchema(limits);
  const parsed = schema.safeParse(body);
  if (!parsed.success) return { ok: false, errors: listProblems(parsed.error, schema, body).map(errorOf) };
  const read = parsed.data.queries.map(readQuery);
  const errors = read.filter((each) => 'reason' in each);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, queries: read.filter((each) => 'filter' in each) };
}

function readQuery(query: Query, at: number): ReadQuery | ApiError {
  if (query.filter.trim() === '') return { ...query, filter: null };
  const parsed = parseFilter(query.filter);
  if (parsed.ok) return { ...query, filter: parsed.expression };
  const { message, position, excerpt } = parsed.problem;
  return { parameter: `queries[${at}].filter`, reason: message, position, excerpt };
}

function errorOf({ path, reason, suggestion }: ReturnType<typeof listProblems>[number]): ApiError {
  return { parameter: path, reason, ...(suggestion && { suggestion }) };
}
