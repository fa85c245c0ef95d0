import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutgoingForm } from './post-form.ts';
import { getFailureTexts, sendForm, sendStep } from './send-form.ts';

const FORM: OutgoingForm = {
  form: 'contact',
  key: 'k'.repeat(16),
  page: '/contact',
  fields: { name: 'Sam' },
};
const STEP: OutgoingForm = { ...FORM, isLastStep: true };

/** The requests by address and body, and the responses in turn: a response, or none. */
let requested: { to: string; body: Record<string, unknown> }[];
let answers: (Response | Error)[];
beforeEach(() => {
  requested = [];
  vi.stubGlobal('fetch', async (to: string, { body }: { body: string }) => {
    requested.push({ to, body: JSON.parse(body) });
    const answer = answers.shift() ?? new Error('Nothing more is answered');
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const json = (status: number, body: unknown) => Response.json(body, { status });
const other = (status: number, body: string | null, type: string) =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const proofs = (...all: (string | null | undefined)[]) => vi.fn(async () => all.shift());
const KEPT = () => json(200, { to: '/success' });

// A proxy's page, a limiter's words, nothing at all: some of these used to show no error.
describe('[G7] any answer that is no success is told, whatever its body', () => {
  test.each<[string, Response, string | null]>([
    ['`error`', json(422, { error: 'We know this number is wrong.' }), 'We know this number is wrong.'],
    ['`error` of a limiter', json(429, { error: 'Slow down.' }), 'Slow down.'],
    ['`error` of what broke', json(500, { error: 'The calendar is away.' }), 'The calendar is away.'],
    ['`message`', json(400, { message: 'Not like this.' }), 'Not like this.'],
    ['`message` in an `error`', json(400, { error: { code: 7, message: 'Not like this.' } }), 'Not like this.'],
    [
      '`detail`',
      json(403, { title: 'Forbidden', detail: 'This website has no such form.' }),
      'This website has no such form.',
    ],
    ['`errors` of another shape', json(422, { errors: ['No'], message: 'Not so.' }), 'Not so.'],
    ['`errors` without words', json(422, { errors: [{ parameter: 'email', reason: '' }] }), null],
    ['plain text', other(429, ' Too many requests ', 'text/plain; charset=utf-8'), 'Too many requests'],
    ['a page', other(403, '<h1>Blocked</h1>', 'text/html'), null],
    ['JSON that breaks off', other(422, '{"error":', 'application/json'), null],
    ['a list', json(422, []), null],
    ['null', json(422, null), null],
    ['words that are none', json(422, { error: 7, message: ' ', detail: null }), null],
    ['a trace that nobody can read', json(500, { error: 'x'.repeat(5_000) }), null],
    ['nothing', other(413, null, 'text/plain'), null],
    ['a success of a proxy', other(200, '<p>Sign in to this network</p>', 'text/html'), null],
    ['a success that says an error', json(200, { error: 'Not kept.' }), 'Not kept.'],
    ['a success without a way on', json(200, {}), null],
  ])('%s', async (_body, answer, said) => {
    answers = [answer];
    expect(await sendForm(FORM, {}, proofs(undefined))).toEqual({ kind: 'failed', said });
  });

  test('boxes that are named are told as boxes', async () => {
    answers = [json(400, { errors: [{ parameter: 'email', reason: 'Wrong.' }] })];
    const problems = [{ name: 'email', text: 'Wrong.' }];
    expect(await sendForm(FORM, {}, proofs(undefined))).toEqual({ kind: 'refused', problems });
  });
});

test('[G7] the alert of a form of one page has the site’s words; of several steps the server’s, if any', () => {
  const one = { messages: { failed: 'An error occurred when submitting this form' }, isMultiStep: false };
  const several = { messages: { failed: 'An unexpected error occured' }, isMultiStep: true };
  const words = (said: string | null, form: typeof one) =>
    Object.values(getFailureTexts(said, form as Parameters<typeof getFailureTexts>[1]));
  expect(words('Wrong.', one)).toEqual(['An error occurred when submitting this form', 'Wrong.']);
  expect(words('Wrong.', several)).toEqual(['Wrong.', 'Wrong.']);
  expect(words(null, several)).toEqual(['An unexpected error occured', 'An unexpected error occured']);
});

// An enquiry that was saved, and whose response was lost, used to be reported as failed; a second press then succeeded.
test('[G7] what got no answer is sent once more, under the same key, before it is said to have failed', async () => {
  answers = [new Error('timed out'), KEPT()];
  expect(await sendForm(STEP, {}, proofs('proof'))).toEqual({ kind: 'accepted', to: '/success' });
  expect(requested.map(({ to, body }) => [to, body.key, body.check])).toEqual([
    ['/api/leads/steps', STEP.key, 'proof'],
    ['/api/leads/steps', STEP.key, 'proof'],
  ]);
  answers = [new Error('offline'), new Error('offline'), KEPT()];
  expect(await sendForm(STEP, {}, proofs('proof'))).toEqual({ kind: 'failed', said: null });
  expect(answers).toHaveLength(1);
});

// The form used to be sent to its page, which replaced it, and its contents were lost when the page did not respond
// either.
test('[G8] a form whose check cannot be made goes to the address for that, and stays on its page', async () => {
  answers = [json(503, { error: 'Not now.' })];
  expect(await sendForm(FORM, {}, proofs(null))).toEqual({ kind: 'failed', said: 'Not now.' });
  expect(requested).toEqual([{ to: '/api/leads?check=none', body: FORM }]);
  answers = [KEPT()];
  expect(await sendForm(STEP, {}, proofs(null))).toEqual({ kind: 'accepted', to: '/success' });
  expect(requested[1]?.to).toBe('/api/leads/steps?check=none');
});

test('[G8] a check that was not taken is made anew once, and said when it fails again', async () => {
  const refused = () => json(403, { errors: [{ parameter: 'check', reason: 'Too old.' }] });
  answers = [refused(), KEPT()];
  expect(await sendForm(FORM, {}, proofs('old', 'new'))).toEqual({ kind: 'accepted', to: '/success' });
  expect(requested.map(({ body }) => body.check)).toEqual(['old', 'new']);
  answers = [refused(), refused()];
  expect(await sendForm(FORM, {}, proofs('a', 'b'))).toEqual({ kind: 'failed', said: 'Too old.' });
});

test('[G5] a step before the last leads nowhere, and is kept', async () => {
  vi.stubGlobal('location', { pathname: '/book-test-drive/', search: '' });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answers = [json(200, { lead_id: 7 })];
  await sendStep(FORM, async () => 'proof');
  expect([requested[0]?.body.isLastStep, warn.mock.calls]).toEqual([false, []]);
});
