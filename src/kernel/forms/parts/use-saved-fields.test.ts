import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Field, FieldKind } from '../fields/schema.ts';
import { details, drafts } from './stores.ts';
import { fillIn, forgetDraft, saveFields } from './use-saved-fields.ts';

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: { store: 'harbour' } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  empty();
});
// The stores belong to their modules: their content would leak into the next file.
afterEach(() => {
  empty();
  vi.unstubAllGlobals();
});
const empty = () => [details, drafts].map((store) => store.update(() => []));

const field = (name: string, kind: FieldKind, more: Partial<Field> = {}): Field => ({
  name,
  kind,
  label: name,
  required: false,
  ...more,
});
const PERSON = ['name', 'last_name', 'email', 'phone', 'postcode'].map((name) => field(name, 'text'));
const EMAIL = [field('email', 'email')];

/** A form with its boxes, as far as saving them needs one. */
function formWith(typed: Record<string, string>) {
  const boxes = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, { value }]));
  const form = { elements: { namedItem: (name: string) => boxes[name] ?? null } };
  return { form: form as unknown as HTMLFormElement, boxes };
}
const EMPTY = { name: '', last_name: '', email: '', phone: '', postcode: '' };

test('[F6] a form that asks for less forgets nothing of what another one was told', () => {
  saveFields(formWith({ ...EMPTY, name: 'Sam' }).form, PERSON, 'contact');
  saveFields(formWith({ email: 'sam@example.com' }).form, EMAIL, 'unsubscribe');
  const stored = JSON.parse(storage.get('harbour:details') ?? '{}');
  expect(stored.items).toEqual([{ ...EMPTY, name: 'Sam', email: 'sam@example.com' }]);
  const { form, boxes } = formWith(EMPTY);
  expect(fillIn(form, PERSON, 'contact')).toBe(true);
  expect([boxes.name?.value, boxes.email?.value]).toEqual(['Sam', 'sam@example.com']);
});

test('[F6] what stands in a box already stays, and what the address says of this visit', () => {
  saveFields(formWith({ ...EMPTY, name: 'Sam', postcode: '4000' }).form, PERSON, 'contact');
  const { form, boxes } = formWith({ ...EMPTY, name: 'Alex' });
  const said = PERSON.map((one) => (one.name === 'postcode' ? { ...one, value: '' } : one));
  expect(fillIn(form, said, 'contact')).toBe(false);
  expect([boxes.name?.value, boxes.postcode?.value]).toEqual(['Alex', '']);
});

test('[F6] a form that was begun is filled in again with its own boxes, until it is sent', () => {
  const fields = [field('odometer', 'distance'), field('message', 'message')];
  saveFields(formWith({ odometer: '85000', message: 'Hello' }).form, fields, 'service-booking');
  const again = () => {
    const { form, boxes } = formWith({ odometer: '', message: '' });
    expect(fillIn(form, fields, 'service-booking')).toBe(false);
    return [boxes.odometer?.value, boxes.message?.value];
  };
  expect(again()).toEqual(['85,000', '']);
  forgetDraft('service-booking');
  expect(again()).toEqual(['', '']);
});
