import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mounted } from '../../../../tests/mounted.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import { EnquiryForm } from './enquiry-form.tsx';

const model = {
  id: 'contact',
  heading: 'Contact us',
  action: '/contact',
  key: 'k'.repeat(16),
  steps: [{ heading: 'You', text: null, fields: [{ name: 'name', label: 'Name', kind: 'name', required: false }] }],
  hidden: [],
  labels: { submit: 'Send my message', sending: 'Sending …', next: 'Continue', back: 'Back' },
  messages: { failed: 'An error occurred when submitting this form' },
  check: { isOn: false, words: {} },
  event: null,
  sent: null,
} as unknown as FormModel;

const READY = { text: 'Send my message', isDisabled: false };
const SENDING = { text: 'Sending …', isDisabled: true };

/** The form, and a server that responds on demand. */
async function formOnItsWay() {
  let answer = (_: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const fetched = vi.fn(() => held);
  vi.stubGlobal('fetch', fetched);
  const form = await mounted(<EnquiryForm model={model} />);
  return { ...form, fetched, answer: (one: Response) => act(async () => answer(one)) };
}

// Two presses sent it twice: one failed in an alert, and the other went on to the success page.
test('[G5] [G7] a form pressed twice is sent once; its button is disabled until there is an answer', async () => {
  const { send, button, fetched, answer } = await formOnItsWay();
  expect(button()).toEqual(READY);
  expect(await send(2)).toEqual([false, false]);
  expect([fetched.mock.calls.length, button()]).toEqual([1, SENDING]);
  await send();
  expect(fetched).toHaveBeenCalledTimes(1);
  await answer(Response.json({ error: 'No.' }, { status: 422 }));
  expect(button()).toEqual(READY);
});

test('[G7] a refused form alerts the site’s words, shows the server’s, and gives them the focus', async () => {
  const { send, shown, alerted, focused, answer } = await formOnItsWay();
  await send();
  expect(shown.querySelector('[role=alert]')).toBeNull();
  await answer(Response.json({ error: 'We know this number is wrong.' }, { status: 422 }));
  expect(alerted).toEqual(['An error occurred when submitting this form']);
  const said = shown.querySelector('[role=alert]');
  expect(said?.textContent).toBe('We know this number is wrong.');
  expect(focused()).toBe(said);
});

test('[G5] sending goes on when the page has loaded, and is over in a page of the browser’s cache', async () => {
  const { send, show, button, fetched } = await formOnItsWay();
  await send();
  await show(false);
  expect(button()).toEqual(SENDING);
  await show(true);
  expect(button()).toEqual(READY);
  await send();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('[G1] what several fields are about is said once, above them', async () => {
  const ticks = ['Finance', 'Trade-in'].map((label) => ({ name: label, label, group: 'Also', kind: 'tick' }));
  const step = { ...model.steps[0]!, fields: [...model.steps[0]!.fields, ...ticks] };
  const { shown } = await mounted(<EnquiryForm model={{ ...model, steps: [step] } as unknown as FormModel} />);
  const group = shown.querySelector('.form-group');
  expect(group?.textContent).toBe('AlsoFinanceTrade-in');
  expect(group?.querySelectorAll('legend, input')).toHaveLength(3);
});
