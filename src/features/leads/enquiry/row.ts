import { type EnquiryPage, findEnquiryPath } from '../../../kernel/addresses/enquiry.ts';
import type { FormRow } from '../../../kernel/forms/fields/row.ts';

type Given = Pick<FormRow, 'id' | 'heading' | 'submitLabel' | 'category' | 'steps'> & Partial<Omit<FormRow, 'refusal'>>;

/** The form of a page: accepted while the site has the page. */
export function defineEnquiryForm(page: EnquiryPage, given: Given): FormRow {
  return {
    subcategory: null,
    hidden: () => ({}),
    ...given,
    findRefusal: (context) => (findEnquiryPath(page, context.settings) === null ? NO_SUCH_FORM : null),
  };
}

const NO_SUCH_FORM = 'This website has no such form.';
