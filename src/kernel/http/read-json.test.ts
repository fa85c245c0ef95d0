import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

/** A body in chunks, without a length; `read` counts the chunks that were requested. */
function inParts(parts: (string | Uint8Array)[]) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = parts[read++];
        if (part === undefined) controller.close();
        else controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return { request: new Request('https://site.example/', init), read: () => read };
}

test('a body is read from its parts, a character that was cut in two as well', async () => {
  const bytes = new TextEncoder().encode('{"city":"Zürich"}');
  const { request } = inParts([bytes.slice(0, 11), bytes.slice(11)]);
  expect(await readJson(request, 100)).toEqual({ ok: true, value: { city: 'Zürich' } });
});

test('a body that is too large is refused before all of it has come', async () => {
  const { request, read } = inParts(Array(1000).fill('x'.repeat(50)));
  expect(await readJson(request, 120)).toMatchObject({ ok: false, status: 413 });
  expect(read()).toBeLessThan(10);
});

test.each([[['']], [['{']], [[new Uint8Array([0x22, 0xff, 0x22])]]])('%j is no JSON', async (parts) => {
  expect(await readJson(inParts(parts).request, 100)).toMatchObject({ ok: false, status: 400 });
});
