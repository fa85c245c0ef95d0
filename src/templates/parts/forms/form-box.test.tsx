import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { workshopField } from '../../../../tests/samples/elsewhere-field.ts';
import type { Field } from '../../../kernel/forms/fields/schema.ts';
import { Box } from './form-box.tsx';

const common = { id: 'location', name: 'location_id' };
const drawn = (typed: string, given: Field = workshopField) =>
  renderToStaticMarkup(<Box field={given} typed={typed} common={common} />);

// Otherwise a visitor would learn only after the rest of the form that bookings are made on another page.
test('[G10] a place that takes bookings on a page of its own says so once it is chosen, with the way there', () => {
  expect(drawn('1')).toMatch(
    /"status">Noosa - Service takes bookings on its own website. <a href="https:\/\/book.example\/noosa"[^>]*>Book/,
  );
  expect(drawn('2')).not.toContain('Book there');
  expect(drawn('')).toContain('role="status"></span>');
});

test('a choice of which nothing leads elsewhere has no such words', () => {
  expect(drawn('2', { ...workshopField, options: workshopField.options!.slice(1) })).not.toContain('role="status"');
});
