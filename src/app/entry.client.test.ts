import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';

vi.mock('./page-start/page-moments.ts', () => ({ fetched: Promise.resolve(), painted: Promise.resolve() }));

test('a page that fetches no other script is told of it as if its own were missing', async () => {
  const { document, Event } = parseHTML(
    '<html><head><script type="module" data-preloaded="/start.js"></script></head></html>',
  );
  vi.stubGlobal('document', document);
  vi.stubGlobal('Event', Event);
  vi.doMock('./start-page.ts', () => {
    throw new Error('It is gone');
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const failed = vi.fn();
  document.querySelector('script')!.addEventListener('error', failed);
  await import('./entry.client.tsx');
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(log).toHaveBeenCalledOnce();
  expect([...document.querySelectorAll('link')].map(({ href }) => href)).toEqual(['/start.js']);
});
