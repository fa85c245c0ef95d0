import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import { encodeOptions, fillBeforeUse } from './fill-before-use.ts';

const ALL = [
  { label: 'Abarth (3)', value: 'Abarth' },
  { label: 'Kia "K" & co (4)', value: 'Kia' },
  { label: 'Toyota (342)', value: 'Toyota' },
];

/** A list of makes with the commonest alone, on a page that the browser comes to in some way. */
function listAt(visit: string, state: object | null = null) {
  const { document, Event } = parseHTML(
    '<select name="make"><option value="">Any</option><option>Toyota</option></select>',
  );
  const select = document.querySelector('select') as unknown as HTMLSelectElement;
  // The test DOM has no list of options that can be changed.
  Object.defineProperties(select, {
    length: { set: (count: number) => [...select.children].slice(count).map((option) => option.remove()) },
    add: { value: (option: Element) => select.append(option) },
    value: { value: '', writable: true },
  });
  select.dataset.all = encodeOptions(ALL);
  const replaceState = vi.fn();
  vi.stubGlobal('document', document);
  vi.stubGlobal('Event', Event);
  vi.stubGlobal('history', { state, replaceState });
  vi.stubGlobal('PerformanceNavigationTiming', Object);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: visit } as unknown as PerformanceEntry]);
  fillBeforeUse(select);
  const values = () => [...select.children].map((option) => option.getAttribute('value') ?? option.textContent);
  return { select, values, replaceState, Event };
}

test.each(['pointerenter', 'pointerdown', 'focus'])('on %s a long list has all its options, in their order', (type) => {
  const { select, values, Event } = listAt('navigate');
  select.value = 'Toyota';
  expect(values()).toEqual(['', 'Toyota']);
  select.dispatchEvent(new Event(type));
  expect(values()).toEqual(['', 'Abarth', 'Kia', 'Toyota']);
  expect(select.children[2]?.textContent).toBe('Kia "K" & co (4)');
  expect(select.value).toBe('Toyota');
});

test('a choice is in the history entry, and chosen again when the browser comes back; what counts is told', () => {
  const { select, replaceState, Event } = listAt('navigate', { place: 7 });
  select.value = 'Abarth';
  select.dispatchEvent(new Event('change'));
  expect(replaceState).toHaveBeenCalledWith({ place: 7, 'chosen-make': 'Abarth' }, '');

  const back = listAt('back_forward', { 'chosen-make': 'Abarth' });
  expect(back.values()).toHaveLength(4);
  expect(back.select.value).toBe('Abarth');
  expect(listAt('back_forward').values()).toHaveLength(2);
});
