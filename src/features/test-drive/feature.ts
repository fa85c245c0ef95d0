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
      'We make sure the vehicle is here and ready to drive.',
      'We call to confirm a time that suits you.',
      'Bring your licence and take it for a drive.',
    ],
  },
};
