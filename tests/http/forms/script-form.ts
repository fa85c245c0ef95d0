import { randomUUID } from 'node:crypto';
import { addressOf, newSender, type PlainResponse, send } from '../../http.ts';
import { solve } from '../../samples/bot-check.ts';

interface ByScript {
  form: string;
  /** Path and query of the page that it is on. */
  page: string;
  fields: Record<string, string>;
  /** Files by field name. */
  files?: Record<string, File> | undefined;
}

/** Submits a form as its scripts do: in the background, with the bot check solved. */
export async function sendByScript(site: string, { form, page, fields, files }: ByScript): Promise<PlainResponse> {
  const host = `${site}.localhost`;
  const origin = addressOf(site, '');
  const offer = await send(host, '/api/bot-check', 'POST', { origin }, undefined, newSender());
  const check = await solve(JSON.parse(offer.body));
  const { key = randomUUID(), ...typed } = fields;
  const sent = JSON.stringify({ form, key, page, fields: typed, check });
  const parts = new FormData();
  parts.append('sent', sent);
  for (const [name, file] of Object.entries(files ?? {})) parts.append(name, file);
  const packed = new Response(files ? parts : sent);
  const type = files ? (packed.headers.get('content-type') ?? '') : 'application/json';
  const headers = { origin, 'content-type': type };
  return send(host, '/api/leads', 'POST', headers, await packed.bytes(), newSender());
}

/** The name of a form, which the ids of its fields begin with. */
export function nameOf(form: Element): string {
  const id = form.querySelector('input[name=email]')?.id ?? '';
  if (!id.endsWith('-email')) throw new Error('the form has no box for an email address');
  return id.slice(0, -'-email'.length);
}
