import type { HeadersArgs, MetaDescriptor } from 'react-router';
import { buildPageMeta, type PageMeta } from './page-meta.ts';

/** The `meta` of a route whose page has its tags as `head` (`createPageLoader`). */
export function buildLoaderMeta({ loaderData }: { loaderData?: { head: PageMeta } }): MetaDescriptor[] {
  return loaderData ? buildPageMeta(loaderData.head) : [];
}

/** The `headers` of a route: those that its loader set. */
export function passLoaderHeaders({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders;
}
