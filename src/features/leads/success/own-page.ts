import { data } from 'react-router';
import type { OwnPage } from '../../../kernel/own-page.ts';
import { loadSuccessPage } from './load.ts';

export const ownPage = {
  find: (path, { forms }) =>
    path === forms.successPath
      ? {
          load: async (request) => data({ kind: 'success', page: await loadSuccessPage(request) } as const),
        }
      : undefined,
} satisfies OwnPage;
