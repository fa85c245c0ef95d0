import { data, redirect } from 'react-router';
import type { FormRow } from '../forms/fields/row.ts';
import { HONEYPOT_FIELD } from '../forms/honeypot-field.ts';
import type { RefusedForm } from '../forms/model.ts';
import { readFormParts } from '../forms/reading/read-form.ts';
import type { RequestContext } from '../request/context.ts';
import { PAGE_PATH, SENDING_KEY } from './schema.ts';
import { submitForm } from './submit-form.ts';

/**
 * Takes a form that was sent to its own page, without scripts: redirects to the success page, or returns all input with
 * its errors. Throws a response for an unknown form.
 */
export async function submitPageForm(request: Request, site: RequestContext, row: FormRow) {
  if (!request.headers.has('Origin')) throw data('This form has no origin', { status: 403 });
  const { texts, files } = await readFormParts(request, row.fileBytes?.(site.settings) ?? 0);
  const { key = '', [HONEYPOT_FIELD]: trap, ...typed } = texts;
  const page = site.url.pathname + site.url.search;
  if (!SENDING_KEY.test(key) || !PAGE_PATH.test(page)) throw data('This form is not one of ours', { status: 400 });
  const userAgent = request.headers.get('User-Agent');
  const sent = { key, page, userAgent, files, typed: { ...typed, [HONEYPOT_FIELD]: trap } };
  const taken = await submitForm(row, sent, site).catch((error: unknown) => {
    site.log.error({ feature: 'leads', form: row.id, err: error }, 'Could not save a form');
    return { ok: false, status: 503, problems: [], failed: site.settings.forms.messages.failed } as const;
  });
  if (taken.ok) throw redirect(taken.to, { status: 303 });
  const { problems, failed, status } = taken;
  const refused: RefusedForm = { typed, problems: [...problems], failed };
  return data(refused, { status });
}
