import { CHECK_FIELD } from '../bot-check/address.ts';
import type { FormModel } from '../model.ts';
import { type OutgoingForm, type PostResult, postForm } from './post-form.ts';

/**
 * The result of sending a form: saved, with the next page; the boxes that are wrong; or failed, with the server's words
 * where it gave any.
 */
export type SendResult = Exclude<PostResult, { kind: 'unanswered' }>;

type Take = () => Promise<string | null | undefined>;

/**
 * Sends a form with the token of its bot check; without one where this browser cannot solve it. A form without a
 * response may have been saved: it is sent once more under the same key, before it is reported as failed. A refused
 * check is solved anew, once.
 */
export async function sendForm(form: OutgoingForm, files: Record<string, File>, take: Take): Promise<SendResult> {
  const checked = { ...form, check: await take() };
  let posted = await postForm(checked, files);
  if (posted.kind === 'unanswered') posted = await postForm(checked, files);
  if (findRefusedCheck(posted)) posted = await postForm({ ...form, check: await take() }, files);
  if (posted.kind === 'unanswered') return { kind: 'failed', said: null };
  // No box can fix a check that fails twice.
  const refused = findRefusedCheck(posted);
  return refused ? { kind: 'failed', said: refused.text } : posted;
}

function findRefusedCheck(posted: PostResult) {
  const [first] = posted.kind === 'refused' ? posted.problems : [];
  return first?.name === CHECK_FIELD ? first : undefined;
}

/** Sends a step in the background: nobody waits for a draft, and the last step contains all of it again. */
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
 * The words for a form that failed (S8): those of its alert, and those within the form. The alert of a multi-step form
 * has the server's own words, where it gave any; all other alerts have the site's.
 */
export function getFailureTexts(
  said: string | null,
  { messages, isMultiStep }: Pick<FormModel, 'messages' | 'isMultiStep'>,
): { alerted: string; shown: string } {
  const shown = said ?? messages.failed;
  return { alerted: isMultiStep ? shown : messages.failed, shown };
}
