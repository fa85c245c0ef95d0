import type { OwnPage } from '../../kernel/own-page.ts';
import { takeTradeInStep } from './actions.ts';
import { loadTradeInPage } from './load.ts';
import { findExternalTradeIn, findTradeInPage } from './pages.ts';

export const ownPage = {
  find(path, settings) {
    const kind = findTradeInPage(path, settings);
    return (
      kind && {
        load: (request, httpRequest) => loadTradeInPage(kind, httpRequest, request),
        act: (request, httpRequest) => takeTradeInStep(kind, httpRequest, request),
      }
    );
  },
  findMoved({ settings, url }) {
    const to = findExternalTradeIn(url.pathname, settings);
    return to === undefined ? undefined : { to, status: 302 };
  },
} satisfies OwnPage;
