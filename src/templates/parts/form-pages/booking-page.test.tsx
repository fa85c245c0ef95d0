import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { sampleBookings } from '../../../../tests/contracts/samples/bookings.ts';
import { TemplateProvider } from '../../../kernel/template.ts';
import { LOOKS } from '../../../settings/looks.ts';
import { loadAllTemplates } from '../../load-all.server.ts';
import { getTemplate } from '../../registry.ts';
import { BookingPage } from './booking-page.tsx';

beforeAll(loadAllTemplates);

function drawn(name: string) {
  const page = (
    <TemplateProvider value={getTemplate(LOOKS[0].name)}>
      <BookingPage model={sampleBookings[name]!} />
    </TemplateProvider>
  );
  const { document } = parseHTML(renderToStaticMarkup(page));
  const lines = [...document.querySelectorAll('dl > div')];
  return {
    document,
    heading: document.querySelector('h1')?.textContent,
    text: document.querySelector('.phead p')?.textContent,
    lines: lines.map((line) => [...line.children].map((part) => part.textContent).join(': ')),
    linesTo: lines.flatMap((line) => [...line.querySelectorAll('a')]).map((link) => link.getAttribute('href')),
    ways: [...document.querySelectorAll('.wrap a.btn')].map((link) => link.getAttribute('href')),
    forms: [...document.querySelectorAll('form')].map((form) => [
      form.getAttribute('method'),
      form.getAttribute('action'),
      form.querySelector('input[name=do]')?.getAttribute('value'),
      form.querySelector('button[type=submit]')?.textContent,
    ]),
  };
}

const TO = ['post', '/my-booking?v=1.x'];
const CALL = 'tel:+61755501234';

test('[G2] a booking’s page says what, when, where and with which vehicle; forms cancel it and move it', () => {
  const { document, heading, lines, linesTo, forms, ways } = drawn('a booking');
  expect(heading).toBe('Your booking');
  expect(lines).toEqual([
    'What: Test Drive',
    'When: Monday 1 June, 9:00 am',
    'Where: Yard, 1 High Street',
    'Vehicle: 2021 Toyota Kluger',
  ]);
  expect(linesTo).toEqual(['https://maps.example/yard', '/cars/kluger']);
  expect(forms).toEqual([
    [...TO, 'cancel', 'Yes, cancel it'],
    [...TO, 'move', 'Move my booking'],
  ]);
  // Cancelling has to be opened first, so that no single press does it; no time is chosen at first.
  expect(document.querySelector('details.booking-cancel:not([open]) form input[value=cancel]')).not.toBeNull();
  expect(document.querySelectorAll('form input[type=radio][name=slot]')).toHaveLength(4);
  expect(document.querySelectorAll('form input[checked]')).toHaveLength(0);
  expect(ways).toEqual([CALL]);
});

test('[G2] the page of a booking says what was done, and alerts of what was not', () => {
  const noteOf = (name: string) => {
    const note = drawn(name).document.querySelector('.notice');
    return [note?.getAttribute('role'), note?.textContent];
  };
  expect(noteOf('a booking that is moved')).toEqual(['status', 'It is moved.']);
  expect(noteOf('a booking whose new time was taken')).toEqual(['alert', 'Taken.']);
});

test('[G2] a booking that cannot be moved says so, and can be cancelled', () => {
  const { document, forms } = drawn('a booking that cannot be moved');
  expect(document.querySelector('[aria-labelledby=move-h]')?.textContent).toContain('Please call us.');
  expect(forms).toEqual([[...TO, 'cancel', 'Yes, cancel it']]);
});

test.each([
  ['a booking that is cancelled', 'Your booking is cancelled', 4],
  ['a link of a booking that is not right', 'This link doesn’t work', 0],
])('[G2] the page of %s says so, and has nothing to change but a way to book anew and to call', (name, said, count) => {
  const { heading, text, lines, forms, ways } = drawn(name);
  expect([heading, text, lines.length]).toEqual([said, sampleBookings[name]?.text, count]);
  expect(forms).toEqual([]);
  expect(ways).toEqual(['/book-test-drive/', CALL]);
});
