import { z } from 'zod';
import { API_HEADERS } from './json-response.ts';

export const apiErrorSchema = z.strictObject({
  parameter: z.string().describe('The parameter, or the path in the body such as queries[0].filter; "" is the whole.'),
  reason: z.string(),
  suggestion: z.string().optional(),
  position: z.int().min(1).optional().describe('Of a filter expression: the character, counted from 1.'),
  excerpt: z
    .string()
    .optional()
    .describe('Of a filter expression: the text around the character, and a line below with a caret under it.'),
});
export type ApiError = z.output<typeof apiErrorSchema>;

/** A problem document (RFC 9457); `errors` names each invalid parameter. */
export const problemSchema = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(apiErrorSchema).optional(),
});

/** The titles of the statuses that the API refuses with (RFC 9110, 15.5). */
const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;
export type ProblemStatus = keyof typeof TITLES;

/** The body of a problem, for `application/problem+json`. */
export function encodeProblem(status: ProblemStatus, detail: string, errors?: readonly ApiError[]): string {
  const problem = { type: 'about:blank', title: TITLES[status], status, detail, ...(errors && { errors }) };
  return JSON.stringify(problem);
}

/** A problem response that is never cached. */
export function createProblemResponse(
  status: ProblemStatus,
  detail: string,
  { errors, headers = {} }: { errors?: readonly ApiError[]; headers?: Record<string, string> } = {},
): Response {
  return new Response(encodeProblem(status, detail, errors), {
    status,
    headers: {
      ...API_HEADERS,
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** The problem of invalid parameters, with the first of them in `detail`. */
export function createBadRequest(errors: readonly ApiError[]): Response {
  const [first] = errors;
  const others = errors.length > 1 ? `, and ${errors.length - 1} more` : '';
  return createProblemResponse(400, `${first?.parameter || 'The request'}: ${first?.reason}${others}`, {
    errors,
  });
}

/** The response to a method that an address does not support. */
export function createMethodNotAllowed(allowed: string): Response {
  return createProblemResponse(405, `This address only takes ${allowed}`, { headers: { Allow: allowed } });
}
