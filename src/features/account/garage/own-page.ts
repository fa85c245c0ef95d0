import { redirect } from 'react-router';
import { type OwnPage, withoutSlash } from '../../../kernel/own-page.ts';
import { actInGarage } from './actions.ts';
import { loadGarage } from './load.ts';
import { findGarageSection } from './sections.ts';

export const ownPage = {
  find: (path, settings) =>
    findGarageSection(withoutSlash(path), settings) && {
      async load(request) {
        const { pathname, search } = request.url;
        const plain = withoutSlash(pathname);
        if (plain !== pathname) throw redirect(plain + search, 301);
        return loadGarage(request);
      },
      act: (request, httpRequest) => actInGarage(httpRequest, request),
    },
} satisfies OwnPage;
