import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sampleQuote } from '../../../../tests/contracts/samples/showroom.ts';
import { BOOKED_AT, workshopField } from '../../../../tests/samples/elsewhere-field.ts';
import type { Field } from '../fields/schema.ts';
import type { FormModel } from '../model.ts';
import { type FormControls, useForm } from './use-form.ts';

const name: Field = { name: 'name', label: 'Name', kind: 'text', required: true };
const step = (fields: Field[]) => ({ heading: 'Step', text: null, fields });

/** The next page of a sent form in which only this location was chosen. */
function ledTo(location_id: string, steps: FormModel['steps']): unknown[] {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('FormData', class extends Map {});
  const kept: FormControls[] = [];
  function Form() {
    kept.push(useForm({ ...sampleQuote.form, steps }));
    return null;
  }
  renderToStaticMarkup(<Form />);
  const controls = kept[0]!;
  const form = Object.assign([['location_id', location_id]], { elements: [] });
  controls.ref.current = form as unknown as HTMLFormElement;
  controls.submit({ preventDefault: () => {} } as Parameters<typeof controls.submit>[0]);
  return assign.mock.calls.flat();
}

// Shoppers who had chosen it used to fill in the rest of a form that its workshop never receives.
test('[G10] a place that books elsewhere leads there at once, in one step and where it is chosen in several', () => {
  expect(ledTo('1', [step([workshopField, name])])).toEqual([BOOKED_AT]);
  expect(ledTo('1', [step([workshopField]), step([name])])).toEqual([BOOKED_AT]);
});

test('[G10] another place of the same form leads nowhere', () => {
  expect(ledTo('2', [step([workshopField, name])])).toEqual([]);
  expect(ledTo('2', [step([workshopField]), step([name])])).toEqual([]);
});
