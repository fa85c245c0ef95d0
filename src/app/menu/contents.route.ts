import { loadChrome } from '../../kernel/chrome/load.ts';
import { createLoader } from '../../kernel/request/handlers.ts';
import { type MenuKind, renderMenuContents } from '../../templates/parts/shell/menu-contents.server.tsx';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * What is in the menus of wide or narrow windows, as HTML for scripts (A9). An address with the version of the menus
 * may be cached; another one, and that of another release, is revalidated each time. 404 for other kinds.
 */
export const loader = createLoader(async (context, { params }) => {
  const contents: Partial<Record<string, ReturnType<typeof renderMenuContents>[MenuKind]>> = renderMenuContents(
    await loadChrome(context),
  );
  const found = contents[params.kind ?? ''];
  if (!found) throw new Response('There is no such menu', { status: 404 });
  const isCurrent = context.url.searchParams.get('v') === found.version;
  return new Response(found.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isCurrent ? `public, max-age=${DAY_SECONDS}` : 'no-cache',
      'X-Robots-Tag': 'noindex',
    },
  });
});
