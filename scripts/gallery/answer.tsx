import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { loader as drawing } from '../../src/features/site-files/drawings/route.ts';
import { type Template, TemplateProvider } from '../../src/kernel/template.ts';
import { loadAllTemplates } from '../../src/templates/load-all.server.ts';
import { getTemplate } from '../../src/templates/registry.ts';
import { getShell } from '../../src/templates/shells.server.tsx';
import { buildThemeCss } from '../../src/templates/theme.ts';
import { CHROMES, PAGES } from '../../tests/contracts/samples/pages.tsx';
import { type Choice, choiceOf } from './choice.ts';
import { Index } from './index-page.tsx';
import { Pieces } from './pieces.tsx';
import { brandsOfDemoSites } from './sites.ts';

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Each look's whole style sheet, by its path: pages have a part of it each. */
const SHEETS = import.meta.glob<string>('../../src/templates/*/theme.css', {
  query: '?url',
  import: 'default',
  eager: true,
});

const HTML = 'text/html; charset=utf-8';

/** Responds to an address of the gallery: its index, a page of a look (`/show`), or a drawing of a vehicle. */
export async function answer(url: URL): Promise<Answer> {
  await loadAllTemplates();
  const [, first, body, colour, file] = url.pathname.split('/');
  const names = PAGES.map(([name]) => name);
  const choice = choiceOf(url.searchParams, names);
  if (first === '') return html(renderToStaticMarkup(<Index choice={choice} pages={names} />));
  if (first === 'show') return html(await show(choice));
  if (first === 'drawings' && body && colour && file) return drawn(drawing({ params: { body, colour, file } }));
  return { status: 404, type: 'text/plain; charset=utf-8', body: 'The gallery has nothing there.\n' };
}

const html = (body: string): Answer => ({ status: 200, type: HTML, body: `<!doctype html>${body}` });

async function drawn(response: Response): Promise<Answer> {
  return {
    status: response.status,
    type: response.headers.get('Content-Type') ?? 'text/plain',
    body: await response.text(),
  };
}

/**
 * One page of a look in a site's colours, as the server renders it. Scripts do not run: what opens does so without
 * them.
 */
async function show({ look, page, frame, site }: Choice): Promise<string> {
  const template = getTemplate(look);
  const brand = brandsOfDemoSites().find(({ slug }) => slug === site)?.brand;
  const found = PAGES.find(([name]) => name === page);
  const inside = found ? found[1](template) : <Pieces />;
  const Shell = getShell(look);
  const chrome = CHROMES.find(([name]) => name === frame)?.[1];
  const whole = chrome ? <Shell chrome={chrome}>{inside}</Shell> : <main>{inside}</main>;
  const colours = brand ? `<style>${buildThemeCss(brand)}</style>` : '';
  return (
    `<html lang="en-AU" data-template="${look}" data-theme="${brand?.theme ?? 'system'}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${page} in ${look}</title>` +
    `<link rel="stylesheet" href="${SHEETS[`../../src/templates/${look}/theme.css`]}">${colours}</head>` +
    `<body>${await draw(template, whole)}</body></html>`
  );
}

async function draw(template: Template, page: React.ReactNode): Promise<string> {
  const element = <TemplateProvider value={template}>{page}</TemplateProvider>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] });
  const { prelude } = await prerender(<RouterProvider router={router} />);
  return new Response(prelude).text();
}
