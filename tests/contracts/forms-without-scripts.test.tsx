import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormRow } from '../../src/kernel/forms/fields/row.ts';
import type { Field } from '../../src/kernel/forms/fields/schema.ts';
import type { RefusedForm } from '../../src/kernel/forms/model.ts';
import { buildFormModel } from '../../src/kernel/forms/model.ts';
import { listForms } from '../../src/kernel/leads/forms.ts';
import { submitPageForm } from '../../src/kernel/leads/submit-page-form.ts';
import type { RequestContext } from '../../src/kernel/request/context.ts';
import { EnquiryForm } from '../../src/templates/parts/forms/enquiry-form.tsx';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { HOSTILE } from '../laws/hostile/inputs.ts';
import {
  CV,
  type FormSite,
  fillIn,
  openForm,
  seedFormSite,
  settingsWithAllForms,
  WAYS,
  type Way,
} from '../samples/filled-forms.ts';

let db: TestDatabase;
let site: FormSite;
beforeAll(async () => {
  db = await createTestDatabase();
  site = await seedFormSite(db);
});
afterAll(async () => {
  await db.close();
});

const countLeads = async () => {
  const text = 'select (select count(*) from lead) + (select count(*) from payment) as count';
  const { rows } = await db.database.asPlatform((tx) => tx.client.query<{ count: string }>(text));
  return Number(rows[0]?.count);
};

type Boxes = Record<string, string | undefined>;
let sendings = 0;

/** Sends a form to its page, as a browser without scripts does; returns where it leads, or the form that came back. */
async function sendPlain(row: FormRow, boxes: Boxes, request: RequestContext) {
  const body = new FormData();
  const all = { key: `00000000-0000-0000-0000-${String(sendings++).padStart(12, '0')}`, ...boxes };
  for (const [name, text] of Object.entries(all)) if (text !== undefined) body.append(name, text);
  const hasFile = row.fileBytes !== undefined;
  if (hasFile && boxes.cv) body.set('cv', new File([CV.content], boxes.cv, { type: 'application/pdf' }));
  const plain = new URLSearchParams([...body].filter((one): one is [string, string] => typeof one[1] === 'string'));
  const httpRequest = new Request(request.url, {
    method: 'POST',
    headers: { Origin: request.site.origin, 'User-Agent': 'Browser' },
    body: hasFile ? body : plain,
  });
  const answer: unknown = await submitPageForm(httpRequest, request, row).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location'), sent: null };
  const { data, init } = answer as { data: RefusedForm; init: { status: number } };
  return { status: init.status, to: null, sent: data };
}

const isTyped = ({ kind }: Field) => ['text', 'name', 'email', 'phone', 'postcode', 'message', 'rego'].includes(kind);
/** Written into every text box; invalid only in the email box. */
const HTML: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;', "'": '&#x27;' };
const inHtml = (text: string) => text.replace(/[&"<>']/g, (sign) => HTML[sign] as string);

describe.each(listForms().map((row): [string, FormRow] => [row.id, row]))('the form %s without scripts', (id, row) => {
  const { before, reserve }: Way = WAYS[id] ?? {};
  const opened = async () => {
    const request = site.requestOf(settingsWithAllForms(reserve));
    const own = { ...(await before?.(request)) };
    return { request, own, ...(await openForm(row, site, request, own)) };
  };

  test('[G7] [H11] comes back with all that was typed, its errors listed and linked, the first in focus', async () => {
    const { request, own, ready, context, fields } = await opened();
    const typed: Boxes = { ...fillIn(fields, 'sam at example'), ...own, car: site.car.slug };
    const { status, sent } = await sendPlain(row, typed, request);
    expect(status).toBe(400);
    const names = sent?.problems.map(({ name }) => name) ?? [];
    expect(names).toEqual(['email']);
    const model = { ...buildFormModel(ready, context, '/here', 'k'), sent };
    const html = renderToStaticMarkup(<EnquiryForm model={model} />);
    expect(html).toMatch(/role="alert".*Please fix the following errors:/s);
    expect(html).toContain(`<a href="#${id}-email">`);
    const box = new RegExp(`<input[^>]*id="${id}-email"[^>]*>`).exec(html)?.[0] ?? '';
    expect(box).toMatch(/aria-invalid="true"/);
    expect(box).toMatch(/autofocus=""/i);
    expect(html.match(/autofocus=""/gi)).toHaveLength(1);
    for (const { name } of fields.filter(isTyped)) expect(html).toContain(inHtml(typed[name] ?? ''));
    for (const { name } of fields.filter(({ kind }) => kind === 'choice'))
      expect(html).toMatch(new RegExp(`name="${name}".*?value="${typed[name]}" selected=""`, 's'));
    for (const name of fields.filter(({ kind }) => kind === 'dollars' || kind === 'distance').map(({ name }) => name))
      expect(html.replaceAll(',', '')).toContain(`value="${typed[name]}"`);
  });

  test('[G8] names every box that is needed and was left empty', async () => {
    const { request, own, fields } = await opened();
    const { status, sent } = await sendPlain(row, { ...own, car: site.car.slug }, request);
    const needed = fields.filter(({ required, kind }) => required && !['hidden', 'place'].includes(kind));
    expect(status).toBe(400);
    expect(sent?.problems.map(({ name }) => name)).toEqual(needed.map(({ name }) => name));
    for (const { text } of sent?.problems ?? []) expect(text).toMatch(/^[*A-Z].*[.?]$/);
  });

  test('[G8] takes nothing hostile: a clear 4xx, and nothing is kept', async () => {
    const { request, own, fields } = await opened();
    const before = await countLeads();
    for (const field of fields)
      for (const text of HOSTILE[field.kind] ?? []) {
        const typed = {
          ...fillIn(fields, 'sam@example.com'),
          ...own,
          car: site.car.slug,
          [field.name]: text,
        };
        const { status, sent } = await sendPlain(row, typed, request);
        expect({ field: field.name, text, status }).toMatchObject({ status: 400 });
        expect(sent?.problems.map(({ name }) => name)).toEqual([field.name]);
      }
    expect(await countLeads()).toBe(before);
  });

  test('[G6] leads on when it is right, once it is kept', async () => {
    const { request, own, fields } = await opened();
    const before = await countLeads();
    const typed = { ...fillIn(fields, `${id}@example.com`), ...own, car: site.car.slug };
    const { status, to } = await sendPlain(row, typed, request);
    expect(status).toBe(303);
    expect(to).toMatch(/^\/(success\?|payments\/|spin-to-win\?|trade-in\?|sell-my-car\?|instant-price\?)/);
    expect(await countLeads()).toBe(before + 1);
    await db.database.asPlatform((tx) => tx.client.query('delete from car_hold'));
  });
});
