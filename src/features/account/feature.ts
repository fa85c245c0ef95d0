import { COMPARE_PATH, SAVED_PATH } from '../../kernel/addresses/saving.ts';
import { toOpenPage } from '../../kernel/addresses/served-pages.ts';
import type { FeatureRow } from '../../kernel/feature.ts';

export const feature: FeatureRow = {
  pages: {
    open({ visitors, card }) {
      const paths = [
        visitors.signIn === 'on' && visitors.garagePath,
        card.favourites === 'on' && SAVED_PATH,
        card.compare === 'on' && COMPARE_PATH,
      ];
      return paths.filter((path) => path !== false).map(toOpenPage);
    },
  },
  gates: { garage: 'my-garage' },
};
