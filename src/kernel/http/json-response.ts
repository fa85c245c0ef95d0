/** On every response of the API: other websites' pages may not read it, and search engines have no use for it. */
export const API_HEADERS = { 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' };

/** A JSON response. `headers` decide how it is cached. */
export function createJsonResponse(body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    headers: { ...API_HEADERS, 'Content-Type': 'application/json', ...headers },
  });
}
