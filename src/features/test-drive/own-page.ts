import { data } from 'react-router';
import { findTestDrivePath } from '../../kernel/addresses/test-drive.ts';
import { submitPageForm } from '../../kernel/leads/submit-page-form.ts';
import { type OwnPage, withoutSlash } from '../../kernel/own-page.ts';
import { PRIVATE } from '../../kernel/visitors/signed-in.ts';
import { TEST_DRIVE_FORM } from './form.ts';
import { loadTestDrivePage } from './load.ts';

export const ownPage = {
  find: (path, settings) =>
    path === findTestDrivePath(settings)
      ? {
          async load(request) {
            const page = await loadTestDrivePage(request);
            return data({ kind: 'test_drive', page } as const, { headers: PRIVATE });
          },
          act: (request, httpRequest) => submitPageForm(httpRequest, request, TEST_DRIVE_FORM),
        }
      : undefined,
  /** The page's own address may end in a slash, and links omit it as often as not. */
  findMoved({ settings, url: { pathname, search } }) {
    const path = findTestDrivePath(settings);
    if (path === null || withoutSlash(pathname) !== withoutSlash(path)) return undefined;
    return { to: path + search, status: 301 };
  },
} satisfies OwnPage;
