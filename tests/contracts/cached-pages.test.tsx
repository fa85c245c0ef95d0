import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { CachedParts } from '../../src/app/html/cached-html.server.tsx';
import { TemplateProvider } from '../../src/kernel/template.ts';
import { LOOK_NAMES, type LookName } from '../../src/settings/looks.ts';
import { loadAllTemplates } from '../../src/templates/load-all.server.ts';
import { getTemplate } from '../../src/templates/registry.ts';
import { getShell } from '../../src/templates/shells.server.tsx';
import { CachedHtml, withCachedHtml } from '../../src/ui/cached-html/with-cached-html.tsx';
import { CHROMES, PAGES, vehicleAt } from './samples/pages.tsx';

beforeAll(loadAllTemplates);

const [[, chrome]] = CHROMES as [(typeof CHROMES)[number]];

async function render(look: LookName, page: ReactNode, parts: CachedParts | null): Promise<string> {
  const element = (
    <TemplateProvider value={getTemplate(look)}>
      <CachedHtml value={parts?.Place ?? null}>{page}</CachedHtml>
    </TemplateProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] });
  const { prelude } = await prerender(<RouterProvider router={router} />);
  const rendered = await new Response(prelude).text();
  const { html, preloads } = parts?.fill(rendered) ?? { html: rendered, preloads: [] };
  return [...preloads, html].join('').replaceAll('<!-- -->', '');
}

/** Renders a page in place, for a cache without it, and from the cache. */
async function renderThrice(look: LookName, page: ReactNode): Promise<string[]> {
  const inPlace = await render(look, page, null);
  return [inPlace, await render(look, page, new CachedParts()), await render(look, page, new CachedParts())];
}

describe.each(LOOK_NAMES)('in the look %s', (look) => {
  test.each(PAGES)('the HTML of %s is the same from the cache as without one', async (_, page) => {
    const Shell = getShell(look);
    const [inPlace, first, cached] = await renderThrice(look, <Shell chrome={chrome}>{page(getTemplate(look))}</Shell>);
    expect(first).toBe(inPlace);
    expect(cached).toBe(inPlace);
  });

  test('so is that of a vehicle’s page, which is cached as a whole', async () => {
    const { VehiclePage } = getTemplate(look);
    const Whole = withCachedHtml(VehiclePage, { readsAddress: true });
    const [inPlace, first, cached] = await renderThrice(look, <Whole model={vehicleAt('/locations/here')} />);
    expect(first).toBe(inPlace);
    expect(cached).toBe(inPlace);
  });
});
