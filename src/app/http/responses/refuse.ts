import type { ServerResponse } from 'node:http';
import { escapeMarkup } from '../../../domain/text/escape-markup.ts';
import { API_HEADERS } from '../../../kernel/http/json-response.ts';
import { encodeProblem, type ProblemStatus } from '../../../kernel/http/problem.ts';
import { COMMON_HEADERS } from './security-headers.ts';

/** The path as the router reads it, percent-decoded, so that `/%61pi` is the API too. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/+/g, '/');
  } catch {
    return pathname;
  }
}

/**
 * Refuses a request before it reaches any page, in the format of its address: a problem for the API, plain text for all
 * else.
 */
export function refuse(res: ServerResponse, path: string, status: ProblemStatus, text: string): void {
  if (/^\/api\//i.test(decodePath(path))) refuseAsProblem(res, status, text);
  else refusePlainly(res, status, text);
}

/** A refusal in the API's format (RFC 9457). */
export function refuseAsProblem(
  res: ServerResponse,
  status: ProblemStatus,
  text: string,
  headers: Record<string, string | number> = {},
): void {
  for (const [name, value] of [...COMMON_HEADERS, ...Object.entries(API_HEADERS)]) res.setHeader(name, value);
  res.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...headers,
  });
  res.end(encodeProblem(status, text));
}

export function refusePlainly(res: ServerResponse, status: number, text: string): void {
  for (const [name, value] of COMMON_HEADERS) res.setHeader(name, value);
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(`${text}\n`);
}

const RETRY_SECONDS = '30';

/** Refuses a request of a website that cannot be shown for the moment: 503 with Retry-After. */
export function refuseForNow(res: ServerResponse, path: string): void {
  const text = 'We can’t show this website right now. Please try again in a minute.';
  res.setHeader('Retry-After', RETRY_SECONDS);
  if (/^\/api\//i.test(decodePath(path))) refuseAsProblem(res, 503, text);
  else refuseAsPage(res, 503, { title: 'Back soon', heading: 'We’ll be right back', text });
}

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** A refusal that a person reads in place of a page: a heading, a sentence, and a link to try again. */
export function refuseAsPage(
  res: ServerResponse,
  status: number,
  { title, heading, text }: { title: string; heading: string; text: string },
): void {
  for (const [name, value] of COMMON_HEADERS) res.setHeader(name, value);
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src-attr 'unsafe-inline'",
  });
  const style = 'max-width:34rem;margin:9vh auto;padding:0 1rem;font:1rem/1.5 system-ui';
  res.end(`<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8">
${VIEWPORT}<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title></head>
<body><main style="${style}"><h1>${escapeMarkup(heading)}</h1>
<p>${escapeMarkup(text)}</p><p><a href="">Try again</a></p></main></body></html>
`);
}
