import { expect, test } from 'vitest';
import type { Field, FieldKind, FormMessages } from '../fields/schema.ts';
import { parseFields } from './read-fields.ts';

const messages: FormMessages = {
  failed: 'An error occurred when submitting this form',
  listHeading: 'Please fix the following errors:',
  postcode: 'Invalid postcode. Please enter a 4-digit number.',
  postcodeMissing: 'Please enter your postcode.',
  terms: '*You must agree to the terms of use before submitting.',
  bounds: 'Cannot be less than {min} or more than {max}',
};

const field = (kind: FieldKind, given: Partial<Field> = {}): Field => ({
  name: 'box',
  label: 'Box',
  kind,
  required: true,
  ...given,
});
const read = (one: Field, typed?: string) => {
  const { values, problems } = parseFields([one], { box: typed }, messages);
  return problems[0]?.text ?? values.box;
};

test.each<[FieldKind, string, unknown]>([
  ['name', '  Anne \t Marie ', 'Anne Marie'],
  ['email', ' sam@example.com ', 'sam@example.com'],
  ['phone', '(07) 5550 1234', '+61755501234'],
  ['postcode', ' 4000 ', '4000'],
  ['dollars', '$20,000.50', 20_000],
  ['message', ' Hello\r\nthere ', 'Hello\nthere'],
  ['consent', 'on', true],
  ['terms', 'on', true],
])('[G1] a box for %s takes "%s"', (kind, typed, value) => {
  expect(read(field(kind), typed)).toEqual(value);
});

test.each<[FieldKind, string | undefined, string]>([
  ['name', '', 'Please enter your box.'],
  ['name', ' \u0000 ', 'Please enter your box.'],
  ['name', 'J', 'Box: please use 2 to 60 letters.'],
  ['email', 'sam@example', 'Please enter an email address such as sam@example.com.'],
  ['phone', '123', 'Please enter an Australian phone number such as 0412 345 678.'],
  ['postcode', undefined, 'Please enter your postcode.'],
  ['postcode', '400', messages.postcode],
  ['dollars', 'much', 'Box: please enter dollars, such as 20,000.'],
  ['terms', undefined, messages.terms],
  ['message', 'x'.repeat(2_001), 'Box: please keep this to 2,000 characters. It has 2,001.'],
])('[G8] a box for %s refuses %j', (kind, typed, problem) => {
  expect(read(field(kind), typed)).toBe(problem);
});

test('[G1] what need not be filled in is nothing when it is not, and is held to its rule when it is', () => {
  expect(read(field('phone', { required: false }), ' ')).toBeNull();
  expect(read(field('consent', { required: false }))).toBe(false);
  expect(read(field('phone', { required: false }), '12')).toMatch(/^Please enter/);
});

test('[G1] a choice is one of its list', () => {
  const choice = field('choice', { options: [{ value: '5', label: '5 years' }] });
  expect([read(choice, '5'), read(choice, '6'), read(choice)]).toEqual([
    '5',
    'Box: please choose from the list.',
    'Please choose a box.',
  ]);
});

test('[E3] dollars are held to the bounds of the calculator, in its words', () => {
  const bounded = field('dollars', { bounds: { min: 1_000, max: 250_000 } });
  const words = 'Box: Cannot be less than $1,000 or more than $250,000.';
  expect([read(bounded, '999'), read(bounded, '1000'), read(bounded, '250001')]).toEqual([words, 1_000, words]);
});

test('[G8] problems come in the order of the boxes, and what can be read is', () => {
  const fields = [field('name', { name: 'a' }), field('postcode', { name: 'b' }), field('email', { name: 'c' })];
  const { values, problems } = parseFields(fields, { a: '1', b: '4000', c: 'x' }, messages);
  expect(problems.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(values).toEqual({ b: '4000' });
});
