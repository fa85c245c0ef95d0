import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormModel } from '../../src/kernel/forms/model.ts';
import { buildFormModel } from '../../src/kernel/forms/model.ts';
import { listForms } from '../../src/kernel/leads/forms.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { DEMO_SITES } from '../journeys/page-kinds/demo-sites.ts';
import { type FormSite, openForm, seedFormSite } from '../samples/filled-forms.ts';

let db: TestDatabase;
let site: FormSite;
beforeAll(async () => {
  db = await createTestDatabase();
  site = await seedFormSite(db);
});
afterAll(() => db.close());

/** Every form in the pages of a site. */
async function formsOf(settings: (typeof DEMO_SITES)[number]['settings']): Promise<FormModel[]> {
  const request = site.requestOf(settings);
  const forms = listForms().map(async (row) => {
    const { ready, context } = await openForm(row, site, request, {});
    return buildFormModel(ready, context, '/form', 'key');
  });
  return Promise.all(forms);
}

const fieldsOf = ({ steps }: FormModel) => steps.flatMap(({ fields }) => fields);

describe.each(DEMO_SITES.map(({ slug, settings }) => [slug, settings] as const))('on %s', (_slug, settings) => {
  test('[G1] no consent is ticked beforehand, but for that of the car enquiry', async () => {
    const forms = await formsOf(settings);
    const ticked = forms.filter((form) =>
      fieldsOf(form).some(({ kind, value }) => (kind === 'consent' || kind === 'terms') && value !== undefined),
    );
    expect(ticked.map(({ id }) => id)).toEqual(settings.forms.enquiry.optInDefault ? ['vehicle-enquiry'] : []);
  });

  test('[G7] every form of several steps fails in the words for those, and every other in its own', async () => {
    const { failed, unexpected } = settings.forms.messages;
    const LAST_STEPS = ['trade-in', 'sell-my-car', 'instant-price'];
    for (const form of await formsOf(settings)) {
      const isMultiStep = form.steps.length > 1 || LAST_STEPS.includes(form.id);
      expect([form.id, form.isMultiStep, form.messages.failed]).toEqual([
        form.id,
        isMultiStep,
        isMultiStep ? unexpected : failed,
      ]);
    }
  });

  test('[G8] an empty postcode is asked for, and no invalid one', async () => {
    for (const { messages } of await formsOf(settings))
      expect([messages.postcodeMissing, messages.postcode]).toEqual([
        'Please enter your postcode.',
        'Invalid postcode. Please enter a 4-digit number.',
      ]);
  });
});

test('[G7] service, parts, fleet, finance, test drive and trade-in are forms of several steps', async () => {
  const forms = await formsOf(DEMO_SITES[0]!.settings);
  const several = forms.filter(({ isMultiStep }) => isMultiStep).map(({ id }) => id);
  expect(several).toEqual(
    expect.arrayContaining([
      'service-booking',
      'parts-enquiry',
      'fleet-enquiry',
      'finance-enquiry',
      'test-drive',
      'trade-in',
    ]),
  );
});
