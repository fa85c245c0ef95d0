import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { SearchPageModel } from '../../src/features/search/model.ts';
import type { ChromeModel } from '../../src/kernel/chrome/model.ts';
import { template } from '../../src/templates/meridian/template.tsx';
import { getShell } from '../../src/templates/shells.server.tsx';

/**
 * The baseline: the same search page rendered by `react-dom/server` alone, from a finished model, without routing,
 * loading or data for the browser. Returns the length of the HTML in characters.
 */
export function renderFloor(chrome: ChromeModel, model: SearchPageModel): Promise<number> {
  const { SearchPage } = template;
  const Shell = getShell('meridian');
  const page = () => (
    <Shell chrome={chrome}>
      <SearchPage model={model} />
    </Shell>
  );
  // Parts of the page read their location from the router.
  const router = createMemoryRouter([{ path: '*', Component: page }]);
  return new Promise((resolve, reject) => {
    let length = 0;
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => {
      length += chunk.length;
    });
    sink.on('end', () => resolve(length));
    const { pipe } = renderToPipeableStream(<RouterProvider router={router} />, {
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}
