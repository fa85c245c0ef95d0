import type { FeatureRow } from '../../kernel/feature.ts';
import { listLocationPaths, listOpenLocationPages } from './paths.ts';

export const feature: FeatureRow = {
  pages: {
    open: listOpenLocationPages,
    listPaths: ({ settings }, locations) => listLocationPaths(locations, settings),
  },
};
