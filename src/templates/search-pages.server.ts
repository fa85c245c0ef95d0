import type { Template } from '../kernel/template.ts';

const PAGES = import.meta.glob<Template['SearchPage']>('./*/search-page.tsx', { eager: true, import: 'SearchPage' });

/** The search page of a look, by the look's name, ready to be rendered at once. Throws for an unknown one. */
export function getSearchPage(look: string): Template['SearchPage'] {
  const page = PAGES[`./${look}/search-page.tsx`];
  if (!page) throw new Error(`The look "${look}" has no search-page.tsx`);
  return page;
}
