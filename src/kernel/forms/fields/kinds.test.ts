import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFields } from '../reading/read-fields.ts';
import { withThousands } from './figures.ts';
import { describeFileRule } from './file-rules.ts';
import type { ChosenFile, Field, FieldKind, FormMessages } from './schema.ts';

const messages: FormMessages = {
  failed: 'Failed',
  listHeading: 'Please fix the following errors:',
  postcode: 'Invalid postcode. Please enter a 4-digit number.',
  postcodeMissing: 'Please enter your postcode.',
  terms: '*You must agree to the terms of use before submitting.',
  bounds: 'Cannot be less than {min} or more than {max}',
};

const CV = { types: ['pdf', 'docx', 'rtf'], megabytes: 5 } as const;
const OF_KIND: Partial<Record<FieldKind, Partial<Field>>> = {
  number: { bounds: { min: 1, max: 9, step: 2 } },
  date: { days: { first: '2026-11-21', last: '2026-12-31' } },
  radio: { options: [{ value: 'am', label: 'Morning' }] },
  text: { most: 5 },
  hidden: { value: 'as the server says' },
  file: { file: CV },
};

function read(kind: FieldKind, typed: string, file?: ChosenFile) {
  const field: Field = { name: 'box', label: 'Box', kind, required: true, ...OF_KIND[kind] };
  const { values, problems } = parseFields([field], { box: typed }, messages, { box: file });
  return problems[0]?.text ?? values.box;
}

test.each<[FieldKind, string, unknown]>([
  ['text', ' a  b ', 'a b'],
  ['rego', ' 123·abc ', '123ABC'],
  ['rego', 'ab-12.cd', 'AB12CD'],
  ['distance', '75,000 kms', 75_000],
  ['distance', '75000km', 75_000],
  ['distance', '12.5 Kilometres', 12],
  ['number', '3', 3],
  ['number', '9.0', 9],
  ['date', '2026-11-21', '2026-11-21'],
  ['date', '1/12/2026', '2026-12-01'],
  ['radio', 'am', 'am'],
  ['hidden', 'as somebody else says', 'as the server says'],
  ['tick', 'on', true],
])('[G11] a box for %s takes %j', (kind, typed, value) => {
  expect(read(kind, typed)).toEqual(value);
});

test.each<[FieldKind, string, string]>([
  ['text', 'abcdef', 'Box: please keep this to 5 characters. It has 6.'],
  ['rego', 'ABC 123 4567', 'Please enter a number plate such as 123 ABC.'],
  ['rego', '<b>', 'Please enter a number plate such as 123 ABC.'],
  ['distance', 'lots', 'Box: please enter kilometres, such as 75,000.'],
  ['distance', '2,000,001', 'Box: Cannot be less than 0 kms or more than 2,000,000 kms.'],
  ['number', 'one', 'Box: please enter a number.'],
  ['number', '?', 'Box: please enter a number.'],
  ['number', '0', 'Box: Cannot be less than 1 or more than 9.'],
  ['number', '4', 'Box: please enter 1 or more, in steps of 2.'],
  ['date', '31/02/2026', 'Box: please enter a date such as 21/11/2026.'],
  ['date', 'soon', 'Box: please enter a date such as 21/11/2026.'],
  ['date', '2026-11-20', 'Box: please choose 21/11/2026 or later.'],
  ['date', '2027-01-01', 'Box: please choose 31/12/2026 or earlier.'],
  ['radio', '', 'Please choose a box.'],
  ['radio', 'pm', 'Box: please choose from the list.'],
  ['file', 'cv.pdf', 'Please attach your box.'],
])('[G11] a box for %s refuses %j', (kind, typed, problem) => {
  expect(read(kind, typed)).toBe(problem);
});

const YEAR: Partial<Field> = { figure: 'year', bounds: { min: 1900, max: 2027, step: 1 } };
const AMOUNT: Partial<Field> = { figure: 'dollars', bounds: { min: 1, max: 50_000, step: 0.01 } };
test.each<[string, Partial<Field>, string]>([
  ['1890', YEAR, 'Box: Cannot be less than 1900 or more than 2027.'],
  ['2020.5', YEAR, 'Box: please enter a whole number.'],
  ['0', AMOUNT, 'Box: Cannot be less than $1 or more than $50,000.'],
  ['12.345', AMOUNT, 'Box: please enter dollars and cents, such as 1250.50.'],
])('[G11] years and amounts of money are said as such: %s', (typed, of, problem) => {
  const field: Field = { name: 'box', label: 'Box', kind: 'number', required: true, ...of };
  expect(parseFields([field], { box: typed }, messages).problems.map(({ text }) => text)).toEqual([problem]);
});

test.each<[ChosenFile, unknown]>([
  [{ name: 'Sam Lee.PDF', size: 5_000_000 }, 'Sam Lee.PDF'],
  [{ name: 'C:\\fakepath\\cv.docx', size: 1 }, 'cv.docx'],
  [{ name: 'cv.exe', size: 1 }, 'Box: please use PDF, Word (docx) or RTF, up to 5 MB.'],
  [{ name: 'cv.pdf.exe', size: 1 }, 'Box: please use PDF, Word (docx) or RTF, up to 5 MB.'],
  [{ name: 'cv.txt', size: 1 }, 'Box: please use PDF, Word (docx) or RTF, up to 5 MB.'],
  [{ name: 'cv.pdf', size: 0 }, 'Box: this file is empty.'],
  [{ name: 'cv.pdf', size: 5_000_001 }, 'Box: the limit is 5 MB; this file is 5.1 MB.'],
  [{ name: `${'x'.repeat(200)}.pdf`, size: 1 }, 'Box: please shorten the file name to 200 characters.'],
])('[G10] of a file %j is told what its name and size tell', (file, said) => {
  expect(read('file', '', file)).toBe(said);
});

test('[G11] a figure has commas between thousands when its box is left, and is read the same with and without', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (figure) => {
      const shown = withThousands(String(figure));
      expect(shown).toMatch(/^\d{1,3}(,\d{3})*$/);
      expect([read('dollars', shown), withThousands(shown)]).toEqual([figure, shown]);
    }),
  );
  expect(withThousands('about 5000')).toBe('about 5000');
  expect(describeFileRule({ types: ['pdf'], megabytes: 2 })).toBe('PDF, up to 2 MB');
});
