import { z } from 'zod';
import { eventSchema } from '../../../kernel/events/schema.ts';
import { apiErrorSchema, problemSchema } from '../../../kernel/http/problem.ts';
import { hitSchema } from '../hit.ts';
import { defineQueriesSchema, foundHitSchema, type QueryLimits, queriesAnswerSchema } from '../queries/schema.ts';
import { facetItemSchema, searchAnswerSchema, spanSchema } from '../search/schema.ts';

const ANSWERS = {
  Hit: hitSchema,
  FoundHit: foundHitSchema,
  FacetItem: facetItemSchema,
  Span: spanSchema,
  SearchAnswer: searchAnswerSchema,
  QueriesAnswer: queriesAnswerSchema,
  ApiError: apiErrorSchema,
  Problem: problemSchema,
};

/**
 * The schemas of OpenAPI's components: JSON Schema 2020-12, generated from the schemas that validate requests and type
 * responses.
 */
export function buildComponentSchemas(limits: QueryLimits): Record<string, object> {
  return {
    ...jsonSchemas(ANSWERS, 'output'),
    ...jsonSchemas({ Queries: defineQueriesSchema(limits), Event: eventSchema }, 'input'),
  };
}

export const buildSchemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function jsonSchemas(schemas: Record<string, z.ZodType>, io: 'input' | 'output'): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, { io, uri: (id) => buildSchemaRef(id).$ref });
  return Object.fromEntries(Object.entries(made.schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}
