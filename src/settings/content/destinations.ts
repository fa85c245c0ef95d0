import { CAREER, listSiteCategories } from '../../domain/leads/lead-category.ts';
import { findNearest } from '../../domain/text/nearest.ts';
import type { FileProblem } from '../content.ts';
import type { SiteSettings } from '../schema.ts';

const PATH = 'settings.leads.destinations';
const problem = (path: string, reason: string, suggestion: string | null): FileProblem => ({
  file: 'site.json',
  path,
  reason,
  suggestion,
});

/**
 * Problems of the lead destinations: unknown categories, duplicate addresses, categories without a destination, and CVs
 * that everybody would get (G5, G10).
 */
export function checkDestinations({ leads, forms }: Pick<SiteSettings, 'leads' | 'forms'>): FileProblem[] {
  const { destinations } = leads;
  if (destinations.length === 0) return [];
  const kinds = listSiteCategories(forms.enquiry.categories);
  const hasCareers = forms.pages.careers.paths.length > 0;
  const isListed = (kind: string) => destinations.some(({ categories }) => categories.includes(kind));
  const forAll = destinations.some(({ categories }) => categories.length === 0);
  const unheard = forAll ? [] : kinds.filter((kind) => kind !== CAREER && !isListed(kind));
  return [
    ...destinations.flatMap((to, at) => [
      ...to.categories.flatMap((kind, n) => unknownKind(kind, kinds, `${PATH}[${at}].categories[${n}]`)),
      ...('to' in to ? twice([to.to].flat(), `${PATH}[${at}].to`) : []),
    ]),
    ...(hasCareers && !isListed(CAREER)
      ? [
          problem(
            PATH,
            `no destination lists "${CAREER}", so CVs would go to everyone who reads other enquiries`,
            `Add a destination with "categories": ["${CAREER}"].`,
          ),
        ]
      : []),
    ...(unheard.length > 0
      ? [problem(PATH, `no destination takes ${unheard.join(', ')}`, 'Add a destination without categories.')]
      : []),
  ];
}

function unknownKind(kind: string, kinds: readonly string[], path: string): FileProblem[] {
  if (kinds.includes(kind)) return [];
  const near = findNearest(kind, kinds);
  const suggestion = near ? `Did you mean "${near}"?` : `Categories are: ${kinds.join(', ')}.`;
  return [problem(path, `there is no category "${kind}"`, suggestion)];
}

function twice(addresses: readonly string[], path: string): FileProblem[] {
  return addresses.flatMap((address, at) =>
    addresses.indexOf(address) < at
      ? [problem(`${path}[${at}]`, `"${address}" is already listed`, 'List each address once.')]
      : [],
  );
}
