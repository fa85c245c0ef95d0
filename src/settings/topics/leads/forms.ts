import { z } from 'zod';
import { amount, count, part, text } from '../../kinds.ts';
import { formPages } from './form-pages.ts';
import { testDrive } from './test-drive.ts';

const messages = part('Messages shown when a form has a problem.', {
  failed: text().default('An error occurred when submitting this form').describe('A form could not be sent.'),
  unexpected: text()
    .default('An unexpected error occured')
    .describe('A step failed and the server gave no reason. The spelling is the specification’s.'),
  listHeading: text().default('Please fix the following errors:').describe('Heading of the list of errors.'),
  postcode: text()
    .default('Invalid postcode. Please enter a 4-digit number.')
    .describe('A postcode is not four digits.'),
  postcodeMissing: text().default('Please enter your postcode.').describe('A postcode was left empty.'),
  postcodeUnknown: text().default('Invalid postcode').describe('There is no such postcode.'),
  terms: text().default('*You must agree to the terms of use before submitting.').describe('The terms are not ticked.'),
  termsNotice: text()
    .default('* You must agree to the terms of use before submitting the form.')
    .describe('Notice above the button.'),
});

const terms = part('Agreement to the terms of use.', {
  checkbox: z.enum(['required', 'hidden']).default('hidden').describe('Whether forms have the checkbox.'),
  notice: z.enum(['shown', 'hidden']).default('hidden').describe('Whether the notice is shown above the button.'),
});

const enquiry = part('The contact and vehicle enquiry forms.', {
  message: z.enum(['required', 'optional']).default('required').describe('Whether a message is required.'),
  categories: z
    .array(text())
    .min(1)
    .default([
      'General Enquiry',
      'New Vehicle Enquiry',
      'Used Vehicle Enquiry',
      'Service Enquiry',
      'Parts Enquiry',
      'Finance Enquiry',
    ])
    .describe('Categories to choose from.'),
  defaultCategory: text().default('General Enquiry').describe('The category selected initially.'),
  locationInput: z
    .enum(['shown', 'removed'])
    .default('shown')
    .describe('Whether a location or dealership can be chosen.'),
  optInLabel: text().default('Email me similar stock and latest offers.').describe('Label of the email opt-in.'),
  optInDefault: z
    .boolean()
    .default(true)
    .describe('Whether the opt-in starts ticked on the car enquiry. On other forms it never does.'),
  requestPhotosText: text()
    .default('Please send photos for this {vehicle}')
    .describe('Message of the request for photos; {vehicle} becomes the word for it: car, caravan.'),
  requestPhotosBelow: count()
    .default(4)
    .describe('Photos can be requested for vehicles with fewer pictures than this; 0 offers it for none.'),
  services: z
    .array(text())
    .default(['Finance', 'Trade-in', 'Test drive'])
    .describe('Extra services a shopper can tick in a vehicle enquiry (additional_services).'),
});

const quickPicks = part('Buttons that fill in a box with one click.', {
  money: z
    .array(amount())
    .default([5000, 10000, 15000, 20000, 25000, 30000, 40000, 50000, 60000, 70000])
    .describe('Dollars.'),
  distance: z.array(amount()).default([10000, 25000, 50000, 75000, 100000, 150000]).describe('Kilometres.'),
});

const success = part('Texts of the page shown after a form is sent.', {
  heading: text().default('Thank you').describe('Heading.'),
  text: text().default('We’ve received your enquiry and will be in touch soon.').describe('Text under the heading.'),
  texts: z
    .record(text(), text())
    .default({
      Unsubscribe: 'You’re unsubscribed. We won’t email you any more offers.',
      'Career Enquiry': 'We’ve received your application.',
      'Find Me Something Similar': 'We’ll look for something similar and let you know when we find it.',
      'Request Photos': 'We’ll send you the photos you asked for.',
    })
    .describe(
      'Text under the heading by the category of the enquiry, instead of the above; requests for photos and ' +
        'for similar vehicles have categories of their own here.',
    ),
  nextHeading: text().default('What happens next').describe('Heading of what happens next.'),
  next: z
    .record(text(), z.array(text()).min(1))
    .default({})
    .describe('What happens next, in steps, by category of the enquiry; other categories use the platform’s steps.'),
  booked: part('Texts used instead when a time was booked. `{time}` is the time.', {
    text: text().default('Your test drive is booked for {time}.').describe('Text under the heading.'),
    next: z
      .array(text())
      .min(1)
      .default([
        'Your booking is confirmed: {time}.',
        'We make sure the vehicle is here and ready to drive.',
        'Bring your licence and take it for a drive. Can’t make it? Move or cancel using the link ' +
          'in our email, or call us.',
      ])
      .describe('What happens next, in steps.'),
  }),
});

export const forms = part('Forms and their texts.', {
  enquiry,
  testDrive,
  terms,
  messages,
  quickPicks,
  placement: z
    .enum(['dialog', 'inline'])
    .default('dialog')
    .describe('Whether forms on the vehicle page open in dialogs or are part of the page.'),
  pages: formPages,
  successPath: z
    .string()
    .regex(/^\/\S+$/, 'must be a path')
    .default('/success')
    .describe('Address of the page shown after a form is sent.'),
  success,
  careersFileMegabytes: amount().default(5).describe('Maximum size of a CV, in megabytes.'),
});
