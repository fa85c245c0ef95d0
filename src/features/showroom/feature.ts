import type { FeatureRow } from '../../kernel/feature.ts';
import { loadShowroom } from '../../kernel/showroom/load.ts';
import { QUOTE_FORM } from './models/quote-form.ts';
import { addShowroomEntries } from './stock/menu.ts';
import { listShowroomPaths } from './stock/open-pages.ts';

export const feature: FeatureRow = {
  forms: [QUOTE_FORM],
  pages: { listPaths: async (request) => listShowroomPaths(await loadShowroom(request)) },
  menu: addShowroomEntries,
};
