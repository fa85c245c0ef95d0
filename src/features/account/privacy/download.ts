import { API_HEADERS } from '../../../kernel/http/json-response.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { PRIVATE, requireVisitor } from '../../../kernel/visitors/signed-in.ts';
import { readRecords } from './records.ts';

export async function answerDownload(context: RequestContext): Promise<Response> {
  const visitor = await requireVisitor(context);
  const records = await readRecords(visitor, context);
  const { brand } = context.settings;
  const body = { website: brand.name, made_at: context.now, ...records };
  return new Response(`${JSON.stringify(body, null, 2)}\n`, {
    headers: {
      ...API_HEADERS,
      ...PRIVATE,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
    },
  });
}
