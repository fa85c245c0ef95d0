import { lazy, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { RemoveForm, SavedInAccount } from '../../features/account/watchlist/parts/saved-in-account.ts';
import { TemplateProvider, useTemplate } from '../../kernel/template.ts';
import { loadAllTemplates } from '../../templates/load-all.server.ts';
import { getTemplate } from '../../templates/registry.ts';
import { CachedHtml, withCachedHtml } from '../../ui/cached-html/with-cached-html.tsx';
import { Island } from '../../ui/islands/island.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { RenderedAddress, useAddress } from '../../ui/use-address.ts';
import { CachedParts } from './cached-html.server.tsx';

beforeAll(loadAllTemplates);

interface Visitor {
  look?: string;
  inAccount?: boolean;
  removeForm?: string | null;
  pathname?: string;
}

/** What a visitor gets of some parts of a page. */
function show(parts: ReactNode, { look = 'meridian', inAccount = false, removeForm = null, pathname = '/' }: Visitor) {
  const page = new CachedParts();
  const rendered = renderToString(
    <TemplateProvider value={getTemplate(look)}>
      <SavedInAccount value={inAccount}>
        <RemoveForm value={removeForm}>
          <RenderedAddress value={{ pathname, search: '', hash: '', state: null }}>
            <CachedHtml value={page.Place}>{parts}</CachedHtml>
          </RenderedAddress>
        </RemoveForm>
      </SavedInAccount>
    </TemplateProvider>,
  );
  const { html, preloads } = page.fill(rendered);
  return { html: html.toString(), preloads };
}

const htmlOf = (parts: ReactNode, visitor: Visitor = {}) => show(parts, visitor).html;

test('a part is rendered once for what it shows, and again when that changes', () => {
  const render = vi.fn(({ price }: { price: string }) => <b>{price}</b>);
  const Price = withCachedHtml(render);
  const page = (price: string) => (
    <p>
      from <Price price={price} /> or <Price price={price} />
    </p>
  );
  for (const time of [1, 2]) {
    expect(htmlOf(page('$1')), `time ${time}`).toBe('<p>from <b>$1</b> or <b>$1</b></p>');
    expect(render).toHaveBeenCalledTimes(1);
  }
  expect(htmlOf(page('$2'))).toBe('<p>from <b>$2</b> or <b>$2</b></p>');
});

test('frozen and plain objects with the same content are one part; another content is another', () => {
  const render = vi.fn(({ car }: { car: { names: string[] } }) => <b>{car.names.join()}</b>);
  const Name = withCachedHtml(render);
  const frozen = Object.freeze({ names: Object.freeze(['a', 'b']) as string[] });
  expect(htmlOf(<Name car={frozen} />)).toBe('<b>a,b</b>');
  expect(htmlOf(<Name car={frozen} />)).toBe('<b>a,b</b>');
  expect(render).toHaveBeenCalledTimes(1);
  expect(htmlOf(<Name car={{ names: ['a,b'] }} />)).toBe('<b>a,b</b>');
  expect(render).toHaveBeenCalledTimes(2);
});

test('what visitors see by where their hearts save, by form and by look never mixes', () => {
  const Part = withCachedHtml((_: object) => {
    const isCorner = useTemplate() === getTemplate('corner');
    return <i>{[use(SavedInAccount), use(RemoveForm), isCorner].join(' ')}</i>;
  });
  const visitors: Visitor[] = [
    {},
    { inAccount: true },
    { removeForm: 'mine' },
    { removeForm: 'x' },
    { look: 'corner' },
  ];
  const seen = visitors.map((visitor) => htmlOf(<Part />, visitor));
  expect(seen).toEqual(
    ['false  false', 'true  false', 'false mine false', 'false x false', 'false  true'].map((text) => `<i>${text}</i>`),
  );
  expect(visitors.map((visitor) => htmlOf(<Part />, visitor))).toEqual(seen);
});

test('a part that reads the address has HTML for each, whether it says that or not', () => {
  const Here = (_: object) => <i>{useAddress().pathname}</i>;
  for (const Part of [withCachedHtml(Here), withCachedHtml(Here, { readsAddress: true })])
    for (const pathname of ['/a', '/b', '/a']) expect(htmlOf(<Part />, { pathname })).toBe(`<i>${pathname}</i>`);
});

test('parts within parts are cached for themselves', () => {
  const render = vi.fn(({ id }: { id: number }) => <li>{id}</li>);
  const Item = withCachedHtml(render);
  const List = withCachedHtml(({ ids }: { ids: number[] }) => (
    <ul>
      {ids.map((id) => (
        <Item key={id} id={id} />
      ))}
    </ul>
  ));
  expect(htmlOf(<List ids={[1, 2]} />)).toBe('<ul><li>1</li><li>2</li></ul>');
  expect(htmlOf(<List ids={[2, 3, 1]} />)).toBe('<ul><li>2</li><li>3</li><li>1</li></ul>');
  expect(render).toHaveBeenCalledTimes(3);
});

test('the preloads of a part’s first pictures are given apart, each once, the first time and later', () => {
  const picture = { src: '/p.jpg', alt: 'A car', width: 3, height: 2 };
  const First = withCachedHtml(({ name }: { name: string }) => (
    <figure>
      <Picture picture={picture} priority />
      {name}
    </figure>
  ));
  const Page = withCachedHtml(({ names }: { names: string[] }) =>
    names.map((name) => <First key={name} name={name} />),
  );
  for (const time of [1, 2]) {
    const { html, preloads } = show(<Page names={['a', 'b']} />, {});
    expect(preloads, `time ${time}`).toEqual(['<link rel="preload" as="image" href="/p.jpg" fetchPriority="high"/>']);
    expect(html).toMatch(/^<figure><img[^>]*>a<\/figure><figure><img[^>]*>b<\/figure>$/);
  }
});

test('a picture that only wide screens fetch first is preloaded there alone, the first time and later', () => {
  const picture = { src: '/p.jpg', alt: 'A car', width: 3, height: 2 };
  const Second = withCachedHtml(() => <Picture picture={picture} priority="wide" />);
  for (const time of [1, 2]) {
    const { html, preloads } = show(<Second />, {});
    expect(preloads, `time ${time}`).toEqual([
      '<link rel="preload" as="image" href="/p.jpg" media="(min-width: 1280px)" fetchPriority="high"/>',
    ]);
    expect(html).toMatch(/^<img[^>]* loading="lazy"[^>]*>$/);
  }
});

test('an island keeps the separators that React needs to hydrate it, and has no cached parts in it', () => {
  const Text = withCachedHtml(({ name }: { name: string }) => <b>Hi {name}</b>);
  const Moving = ({ name }: { name: string }) => <Text name={name} />;
  const Part = withCachedHtml(({ name }: { name: string }) => <Island name="test" of={Moving} props={{ name }} />);
  expect(htmlOf(<Part name="you" />)).toContain('<b>Hi <!-- -->you</b>');
  expect(htmlOf(<Text name="you" />)).toBe('<b>Hi you</b>');
});

test('a part whose code is not loaded yet is not cached without it', async () => {
  const code = Promise.resolve({ default: () => <b>here</b> });
  const Late = lazy(() => code);
  const Part = withCachedHtml((_: object) => <Late />);
  expect(() => htmlOf(<Part />)).toThrow(/suspended/);
  await code;
  expect(htmlOf(<Part />)).toBe('<b>here</b>');
});

test('the error of a part is the page’s', () => {
  const Broken = withCachedHtml((_: object): ReactNode => {
    throw new Error('no stock');
  });
  expect(() => htmlOf(<Broken />)).toThrow('no stock');
});

test.each<[string, object]>([
  ['a function', { onPress: () => {} }],
  ['an element', { title: <b>Hi</b> }],
  ['a date', { at: { now: new Date(0) } }],
  ['a map', { counts: new Map([[1, 2]]) }],
])('props with %s are refused: their JSON does not tell them apart', (_, props) => {
  const Part = withCachedHtml((_props: object) => <b />);
  expect(() => htmlOf(<Part {...props} />)).toThrow(/is no JSON value/);
});

test('text that looks like the place of a part stays text', () => {
  const Part = withCachedHtml(({ text }: { text: string }) => <b>{text}</b>);
  const text = '<cached-html n="0"></cached-html>';
  expect(htmlOf(<Part text={text} />)).toBe('<b>&lt;cached-html n=&quot;0&quot;&gt;&lt;/cached-html&gt;</b>');
});
