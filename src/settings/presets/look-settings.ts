import type { LookName } from '../looks.ts';
import type { PartialSettings } from './presets.ts';

/**
 * What a look says by default, where it has a voice of its own: settings that a preset or a site overrides like any
 * other (A7).
 */
export const LOOK_SETTINGS: Readonly<Record<LookName, PartialSettings>> = {
  meridian: {},
  atelier: { card: { actions: ['enquire', 'test_drive'] } },
  corner: {
    headings: {
      bodies: 'Walk the yard',
      newest: 'Newest on the yard',
      lead: 'The pick of the yard',
      priceCheck: 'How the price stacks up',
      comments: 'What we reckon',
      calculator: 'What’s that a week?',
      callBox: 'Ring the yard',
      footerCall: 'Rather just ring?',
    },
    reviews: { heading: 'What people say once they’ve driven it home' },
  },
};
