import { linkToImage } from '../../../domain/media/image-address.ts';
import type { BlockModel, ContentPageModel } from '../../../kernel/content/model.ts';
import { buildBreadcrumbJsonLd, buildJsonLd, type JsonLd } from '../../../kernel/head/json-ld.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';

type HeadRequest = Pick<RequestContext, 'settings' | 'site'>;

/** A breadcrumb trail from home to a page, with positions from 1 (A9). */
export function buildTrail(...steps: { label: string; href: string }[]): ContentPageModel['breadcrumb'] {
  return [{ label: 'Home', href: '/' }, ...steps].map((step, at) => ({ ...step, position: at + 1 }));
}

interface HeadInputs {
  heading: string;
  description: string;
  path: string;
  breadcrumb: ContentPageModel['breadcrumb'];
  image?: string | null;
  indexing?: 'allowed' | 'forbidden';
  jsonLd?: JsonLd[];
}

/** The head of a written page for search engines and social networks. */
export function buildPageHead({ settings, site }: HeadRequest, inputs: HeadInputs): PageMeta {
  const { brand, seo, images } = settings;
  const { heading, description, path, breadcrumb, image, indexing, jsonLd: more = [] } = inputs;
  const src = image && linkToImage(image, { width: 1200, quality: images.largeQuality }, images.sources);
  return {
    title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
    description,
    canonical: site.origin + path,
    siteName: brand.name,
    // Social networks show no SVG.
    image: src && !src.endsWith('.svg') ? { url: new URL(src, site.origin).href, alt: heading } : null,
    robots: indexing === 'forbidden' ? 'noindex, follow' : undefined,
    jsonLd: [buildBreadcrumbJsonLd(breadcrumb, site.origin), ...more],
  };
}

/** The questions of a page as FAQPage; none where it has none. */
export function buildFaqJsonLd(blocks: readonly BlockModel[]): JsonLd[] {
  const items = blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, html }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: html },
  }));
  return [buildJsonLd('FAQPage', { mainEntity })];
}
