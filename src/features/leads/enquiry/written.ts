import type { WrittenContent } from '../../../kernel/content/model.ts';
import { buildBreadcrumbJsonLd } from '../../../kernel/head/json-ld.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { EnquiryPageModel } from './model.ts';

/**
 * Merges a page with a form and the site's own content for the same address (H9): the content gives the heading, and
 * stands above the form. Without content the page is returned unchanged.
 */
export function withWritten(
  page: EnquiryPageModel,
  written: WrittenContent | null,
  { settings, site }: Pick<RequestContext, 'settings' | 'site'>,
): EnquiryPageModel {
  if (!written) return page;
  const { title, intro, blocks, jsonLd } = written;
  const breadcrumb = page.breadcrumb.map((step, at) =>
    at === page.breadcrumb.length - 1 ? { ...step, label: title } : step,
  );
  return {
    ...page,
    heading: title,
    intro: intro ?? page.intro,
    breadcrumb,
    written: { blocks },
    head: {
      ...page.head,
      title: `${title} | ${settings.seo.titleSuffix ?? settings.brand.name}`,
      description: intro ?? page.head.description,
      // The page is canonical now, whatever other addresses the form has.
      canonical: site.origin + (page.breadcrumb.at(-1)?.href ?? '/'),
      jsonLd: [buildBreadcrumbJsonLd(breadcrumb, site.origin), ...jsonLd],
    },
  };
}
