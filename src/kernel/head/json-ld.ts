/** A JSON-LD object as schema.org describes it. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & { [key: string]: JsonLdValue };
export type JsonLdValue =
  | string
  | number
  | boolean
  | JsonLdValue[]
  | { [key: string]: JsonLdValue | undefined }
  | undefined;

/** Fields that are undefined are left out of the page by JSON itself. */
export function buildJsonLd(type: string, fields: { [key: string]: JsonLdValue }): JsonLd {
  return { '@context': 'https://schema.org', '@type': type, ...fields };
}

/** BreadcrumbList (D1): positions count from 1, addresses are made absolute with the site's origin. */
export function buildBreadcrumbJsonLd(trail: { label: string; href: string }[], origin: string): JsonLd {
  return buildJsonLd('BreadcrumbList', {
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, origin).href,
    })),
  });
}
