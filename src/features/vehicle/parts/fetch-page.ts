/** A page of the site as a document whose scripts do not run. Throws when there is none. */
export async function fetchPage(href: string, cache: RequestCache = 'default'): Promise<Document> {
  const response = await fetch(href, { cache });
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return parsePage(await response.text());
}

export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
