import { MENU_PATH } from '../../kernel/addresses/menu.ts';
import { toOpenPage } from '../../kernel/addresses/served-pages.ts';
import { listStandardPaths } from '../../kernel/addresses/standard-pages.ts';
import type { FeatureRow } from '../../kernel/feature.ts';
import { listIndexedPaths, listWrittenPaths } from './written/paths.ts';

export const feature: FeatureRow = {
  pages: {
    open: (settings) => listStandardPaths(settings).map(toOpenPage),
    loadPaths: listWrittenPaths,
    async listPaths(request) {
      const { show, path } = request.settings.reviews;
      return [MENU_PATH, ...(await listIndexedPaths(request)), ...(show === 'shown' ? [path] : [])];
    },
  },
};
