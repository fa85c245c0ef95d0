import { CHECK_FIELD } from '../bot-check/address.ts';
import type { FormModel } from '../model.ts';
import { type OutgoingForm, type PostResult, postForm } from './post-form.ts';

/**
 * What came of sending a form: kept, with the page to go to; the boxes that are wrong; or that it failed, with the
 * server's words where it said any.
 */
export type SendResult = Exclude<PostResult, { kind: 'unanswered' }>;

type Take = () => Promise<string | null | undefined>;

/**
 * Sends a form with its check; one that can't be made in this browser is left away. What got no answer may have been
 * kept: the same sending is sent once more, under its key, before anybody is told that it failed. A check that was not
 * taken is made anew, once.
 */
export async function sendForm(
  form: OutgoingForm,
  files: Record<string, File>,
  take: Take,
): Promise<SendResult> {
  const checked = { ...form, check: await take() };
  let posted = await postForm(checked, files);
  if (posted.kind === 'unanswered') posted = await postForm(checked, files);
  if (isCheckRefused(posted)) posted = await postForm({ ...form, check: await take() }, files);
  if (posted.kind === 'unanswered') return { kind: 'failed', said: null };
  // A check that fails twice is nothing that a box could mend.
  return isCheckRefused(posted) ? { kind: 'failed', said: posted.problems[0]!.text } : posted;
}

function isCheckRefused(posted: PostResult): posted is Extract<PostResult, { kind: 'refused' }> {
  return posted.kind === 'refused' && posted.problems[0]?.name === CHECK_FIELD;
}

/**
 * Sends what was filled in so far, in the background: nobody waits for a draft, and the last step has all of it again.
 */
export async function sendStep(
  form: Pick<OutgoingForm, 'form' | 'key' | 'fields'>,
  peek: () => Promise<string | null> | undefined,
): Promise<void> {
  const page = location.pathname + location.search;
  const check = await peek();
  if (check === null) return;
  const posted = await postForm({ ...form, page, check, isLastStep: false });
  if (posted.kind !== 'kept') console.warn('A step of the form was not kept', posted);
}

/**
 * The words for a form that failed (S8): what its alert says, and what stands in the form. A form of several steps
 * alerts the server's own words, where it said any; all others always the site's.
 */
export function getFailureTexts(
  said: string | null,
  { messages, isMultiStep }: Pick<FormModel, 'messages' | 'isMultiStep'>,
): { alerted: string; shown: string } {
  const shown = said ?? messages.failed;
  return { alerted: isMultiStep ? shown : messages.failed, shown };
}
