import { toOpenPage } from '../../kernel/addresses/served-pages.ts';
import { findTestDrivePath } from '../../kernel/addresses/test-drive.ts';
import type { FeatureRow } from '../../kernel/feature.ts';
import { TEST_DRIVE_FORM } from './form.ts';

export const feature: FeatureRow = {
  forms: [TEST_DRIVE_FORM],
  pages: {
    open(settings) {
      const path = findTestDrivePath(settings);
      // Links omit the trailing slash as often as not.
      return path === null ? [] : [path, path.replace(/\/$/, '')].map(toOpenPage);
    },
    listPaths({ settings }) {
      const path = findTestDrivePath(settings);
      return path === null ? [] : [path];
    },
  },
  nextSteps: {
    'Test Drive': [
      'We see that the vehicle is there, and ready to be driven.',
      'We call you to confirm the time, or to find one that suits you.',
      'You come with your licence, and drive it.',
    ],
  },
};
