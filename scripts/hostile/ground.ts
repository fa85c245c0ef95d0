import { randomUUID } from 'node:crypto';
import { parseHTML } from 'linkedom';
import { sendRaw } from './wire.ts';

/** A form of a page, as a browser without scripts sends it. */
export interface FoundForm {
  action: string;
  method: string;
  /** Its fields with their initial values. */
  fields: readonly (readonly [name: string, value: string])[];
}

/** What an attacker can learn of a site by looking at it. */
export interface Ground {
  site: string;
  host: string;
  /** Addresses of its sitemap. */
  paths: readonly string[];
  /** Names of parameters that its pages use. */
  parameters: readonly string[];
  forms: readonly FoundForm[];
  /** Addresses of resized pictures. */
  pictures: readonly string[];
}

const HAVE_FORMS = ['/', '/search/used-cars', '/compare', '/saved', '/dealer-locator', '/chat', '/sign-in'];

/** Crawls a site's sitemap and the forms of one page of each kind. */
export async function explore(port: number, site: string): Promise<Ground> {
  const host = `${site}.localhost:${port}`;
  const read = async (path: string) =>
    (await sendRaw(port, { method: 'GET', path, headers: [['Host', host]] }))?.body ?? '';
  const index = locationsOf(await read('/sitemap.xml'));
  const parts = await Promise.all(
    index.filter((path) => path.startsWith('/sitemap/')).map(async (path) => locationsOf(await read(path))),
  );
  const paths = [...new Set([...index, ...parts.flat()])];
  const forms: FoundForm[] = [];
  const pictures = new Set<string>();
  for (const path of withForms(paths)) {
    const html = await read(path);
    forms.push(...formsOf(path, html));
    for (const [picture] of html.matchAll(/\/img\/[^\s"&,]+/g)) pictures.add(picture);
  }
  const parameters = [...new Set(forms.flatMap(({ fields }) => fields.map(([name]) => name)))];
  return { site, host, paths, parameters, forms, pictures: [...pictures] };
}

/** One address of each kind: of `/cars/a` and `/cars/b`, one. */
function withForms(paths: readonly string[]): string[] {
  const kinds = Map.groupBy(paths, (path) => path.split('/').slice(0, 2).join('/'));
  const firsts = [...kinds.values()].flatMap((same) => same.slice(0, 2));
  const car = paths.find((path) => path.startsWith('/cars/'));
  return [...new Set([...HAVE_FORMS, ...firsts, ...(car ? [`${car}/checkout`] : [])])];
}

const locationsOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });

function formsOf(page: string, html: string): FoundForm[] {
  const { document } = parseHTML(html);
  return [...document.querySelectorAll('form')].map((form) => ({
    action: form.getAttribute('action') || page,
    method: (form.getAttribute('method') ?? 'get').toUpperCase(),
    fields: [...form.querySelectorAll('[name]')].map((box) => [box.getAttribute('name') ?? '', valueIn(box)] as const),
  }));
}

/** The value of a field; of a list, its first choice. */
function valueIn(box: Element): string {
  const chosen = box.tagName === 'SELECT' ? box.querySelector('option[value]:not([value=""])') : box;
  return chosen?.getAttribute('value') ?? '';
}

/** A form as a shopper sends it. Fields that shoppers do not see stay as they are: they are traps for bots. */
export function fillIn({ fields }: FoundForm, email: string): [string, string][] {
  const typed: Readonly<Record<string, string>> = {
    name: 'Sam',
    first_name: 'Sam',
    last_name: 'Lee',
    email,
    phone: '0412 345 678',
    postcode: '4000',
    message: 'Is it there on Saturday?',
    key: randomUUID(),
  };
  return fields.map(([name, value]) => [name, typed[name] ?? value]);
}
