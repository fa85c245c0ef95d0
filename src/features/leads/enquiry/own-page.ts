import { data } from 'react-router';
import { findEnquiryPage } from '../../../kernel/addresses/enquiry.ts';
import { submitPageForm } from '../../../kernel/leads/submit-page-form.ts';
import type { OwnPage } from '../../../kernel/own-page.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import { ENQUIRY_FORMS } from './forms.ts';
import { loadEnquiryPage } from './load.ts';
import { withWritten } from './written.ts';

export const ownPage = {
  find(path, settings) {
    const key = findEnquiryPage(path, settings);
    return (
      key && {
        async load(request, _asked, loadWritten) {
          const page = withWritten(await loadEnquiryPage(key, request), await loadWritten(), request);
          return data({ kind: 'enquiry', page } as const, { headers: PRIVATE });
        },
        act: (request, httpRequest) => submitPageForm(httpRequest, request, ENQUIRY_FORMS[key]),
      }
    );
  },
} satisfies OwnPage;
