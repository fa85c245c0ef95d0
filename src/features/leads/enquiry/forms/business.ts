import { buildMessageField, buildMoneyField, toOptions } from '../../../../kernel/forms/fields/enquiry-fields.ts';
import { buildConsentFields, buildDealershipFields, CONTACT_FIELDS } from '../../../../kernel/forms/fields/fields.ts';
import { describeFileRule, MEGABYTE } from '../../../../kernel/forms/fields/file-rules.ts';
import type { FormContext, FormRow } from '../../../../kernel/forms/fields/row.ts';
import type { Field } from '../../../../kernel/forms/fields/schema.ts';
import { defineEnquiryForm } from '../row.ts';

const FLEET_AT_MOST = 10_000;

/** [G10] */
export const FLEET_ENQUIRY: FormRow = defineEnquiryForm('fleet', {
  id: 'fleet-enquiry',
  heading: 'Your enquiry',
  submitLabel: 'Send my enquiry',
  category: 'Fleet Enquiry',
  steps: (context) => [
    {
      heading: 'Your business',
      text: null,
      fields: [
        { name: 'company', label: 'Company', kind: 'text', required: true, autoComplete: 'organization' },
        {
          name: 'fleet_size',
          label: 'How many vehicles?',
          kind: 'number',
          required: true,
          bounds: { min: 1, max: FLEET_AT_MOST, step: 1 },
        },
        { name: 'vehicles', label: 'Which vehicles?', kind: 'text', required: false },
        ...buildDealershipFields(context),
        buildMoneyField(context, { name: 'budget', label: 'Budget per vehicle' }),
        buildMessageField(context),
      ],
    },
    { heading: 'About you', text: null, fields: [...CONTACT_FIELDS, ...buildConsentFields(context)] },
  ],
});

const DEPARTMENTS = ['Sales', 'Service', 'Parts', 'Finance', 'Administration', 'Detailing', 'Other'];

/** A job application with a CV (G10). Event 51. */
export const JOB_APPLICATION: FormRow = defineEnquiryForm('careers', {
  id: 'job-application',
  heading: 'Your application',
  submitLabel: 'Send my application',
  category: 'Career Enquiry',
  event: 'career_enquiry',
  fileBytes: ({ forms }) => forms.careersFileMegabytes * MEGABYTE,
  steps: (context) => [
    {
      heading: 'Your application',
      text: null,
      fields: [
        ...CONTACT_FIELDS,
        {
          name: 'department',
          label: 'Where would you like to work?',
          kind: 'choice',
          required: true,
          options: toOptions(DEPARTMENTS),
        },
        ...buildDealershipFields(context),
        cvField(context),
        buildMessageField(context, { label: 'Why would you suit the role?', required: false }),
        ...buildConsentFields(context).filter(({ kind }) => kind === 'terms'),
      ],
    },
  ],
});

function cvField({ settings }: FormContext): Field {
  const megabytes = settings.forms.careersFileMegabytes;
  const types = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt'] as const;
  const file = { types, megabytes };
  return { name: 'cv', label: 'CV', kind: 'file', required: true, hint: `${describeFileRule(file)}.`, file };
}
