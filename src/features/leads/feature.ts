import type { FeatureRow } from '../../kernel/feature.ts';
import { ENQUIRY_FORMS } from './enquiry/forms.ts';
import { NEXT_STEPS } from './enquiry/next-steps.ts';
import { listEnquiryPaths, listOpenEnquiryPages } from './enquiry/paths.ts';

export const feature: FeatureRow = {
  forms: Object.values(ENQUIRY_FORMS),
  pages: {
    open: listOpenEnquiryPages,
    listPaths: ({ settings }, locations) => listEnquiryPaths(settings, locations),
  },
  nextSteps: NEXT_STEPS,
};
