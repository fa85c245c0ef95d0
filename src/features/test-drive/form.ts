import { formatPlaceName } from '../../domain/places/place-name.ts';
import { linkToSlots, linkToTestDrive } from '../../kernel/addresses/test-drive.ts';
import { buildConsentFields, CONTACT_FIELDS } from '../../kernel/forms/fields/fields.ts';
import type { FormEvent, FormRow } from '../../kernel/forms/fields/row.ts';
import { ANY_TIME, type Field, type FormStep } from '../../kernel/forms/fields/schema.ts';
import { groupSlotsByDay } from '../../kernel/forms/format-slots.ts';
import { saveTestDrive } from './actions.ts';
import { getTestDriveEvent } from './event.ts';
import { type DriveTimes, loadDriveTimes } from './times.load.ts';

const PLAIN: FormRow = {
  id: 'test-drive',
  heading: 'Book a test drive',
  submitLabel: 'Book my test drive',
  category: 'Test Drive',
  sendsSteps: true,
  subcategory: null,
  findRefusal: ({ settings }) => (settings.forms.testDrive.page === 'on' ? null : 'This website has no such form.'),
  steps: () => {
    throw new Error('The steps of a test drive depend on its times: make the form ready first');
  },
  hidden: () => ({}),
};

/**
 * The booking of a test drive (G2): the vehicle and the place, a time, and the person. Its times are looked up when it
 * is prepared.
 */
export const TEST_DRIVE_FORM: FormRow = {
  ...PLAIN,
  async prepare({ car, given }, request) {
    const drive = await loadDriveTimes(request, { car, location: given.location });
    return buildTestDriveForm(drive, getTestDriveEvent(car, request.settings));
  },
};

export function buildTestDriveForm(drive: DriveTimes, event: FormEvent): FormRow {
  return {
    ...PLAIN,
    event,
    steps: ({ settings, car, given }) => {
      const { testDrive } = settings.forms;
      const message: Field = {
        name: 'message',
        label: 'Comments',
        kind: 'message',
        required: testDrive.message === 'required',
      };
      const where = whereStep(drive, car?.slug ?? null, testDrive.path, given.vehicle_wanted);
      const when = whenStep(drive, car?.slug ?? null, testDrive);
      const who: FormStep = {
        heading: 'About you',
        text: 'So we know who’s coming. Please bring your licence.',
        fields: [...CONTACT_FIELDS, message, ...buildConsentFields({ settings })],
      };
      return [...where, ...when, who];
    },
    hidden: (): Record<string, string> => (drive.place ? { location: drive.place.slug } : {}),
    save: (form, request) => saveTestDrive(form, request, drive),
  };
}

function whereStep(
  { places, place }: DriveTimes,
  slug: string | null,
  path: string,
  value: string | undefined,
): FormStep[] {
  const wanted = slug === null ? [{ ...WANTED, value }] : [];
  if (!place) return wanted.length > 0 ? [{ heading: 'Vehicle', text: null, fields: wanted }] : [];
  // Where there is nothing to choose, the place is a hidden field.
  if (slug !== null && places.length === 1) return [];
  const location: Field = {
    name: 'location',
    label: 'Where',
    kind: 'place',
    required: true,
    value: place.slug,
    places: [place, ...places.filter((one) => one !== place)].map((one) => ({
      value: one.slug,
      label: formatPlaceName(one),
      hint: [one.address.street, one.address.city].filter(Boolean).join(', '),
      href: linkToTestDrive(path, { car: slug, location: one.slug }),
      group: one.address.state ?? 'Elsewhere',
    })),
  };
  const heading = slug === null ? 'Vehicle and location' : 'Location';
  return [{ heading, text: null, fields: [...wanted, location] }];
}

const WANTED: Field = {
  name: 'vehicle_wanted',
  label: 'What would you like to drive?',
  kind: 'text',
  required: false,
  hint: 'Make and model, or what you need it for.',
};

type TestDriveTexts = Parameters<FormRow['findRefusal']>[0]['settings']['forms']['testDrive'];

function whenStep({ place, times }: DriveTimes, slug: string | null, texts: TestDriveTexts): FormStep[] {
  if (!place || times.kind === 'off') return [];
  if (times.kind === 'down') return [{ heading: 'When', text: texts.calendarDownText, fields: [anyTime(texts)] }];
  if (times.free.length === 0) return [{ heading: 'When', text: texts.noTimesText, fields: [anyTime(texts)] }];
  const slot: Field = {
    ...anyTime(texts),
    slots: {
      days: groupSlotsByDay(times.free),
      timeZone: place.time_zone,
      from: linkToSlots({ car: slug, location: place.slug }),
    },
  };
  return [{ heading: 'When', text: `At ${formatPlaceName(place)}.`, fields: [slot] }];
}

const anyTime = ({ anyTimeText }: TestDriveTexts): Field => ({
  name: 'slot',
  label: 'Time',
  kind: 'slot',
  required: false,
  value: ANY_TIME,
  options: [{ value: ANY_TIME, label: anyTimeText }],
});
