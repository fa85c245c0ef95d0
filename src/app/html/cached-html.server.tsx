import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createElement, use } from 'react';
import { renderToString } from 'react-dom/server';
import { RemoveForm, SavedInAccount } from '../../features/account/watchlist/parts/saved-in-account.ts';
import { TemplateProvider, useTemplate } from '../../kernel/template.ts';
import { SheetsBelow } from '../../templates/parts/sheet-here.tsx';
import type { PageAddress } from '../../ui/address.ts';
import { CachedHtml, type CachedPart } from '../../ui/cached-html/with-cached-html.tsx';
import { RenderedAddress } from '../../ui/use-address.ts';
import { assertPlain } from './assert-plain.ts';

/** Encoded HTML, and the links that preload its first pictures, which belong in the document's head. */
interface PartHtml {
  html: Buffer<ArrayBuffer>;
  preloads: readonly string[];
}

const MOST_BYTES = 32 * 1024 * 1024;
/** A key and the objects around the HTML. */
const ENTRY_BYTES = 300;

/** Of all sites, since a key has everything that the HTML depends on; the least recently used is dropped first. */
const cache = new LRUCache<string, PartHtml>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ html, preloads }) => html.length + preloads.join('').length + ENTRY_BYTES,
});

const PLACE = /<cached-html n="(\d+)"><\/cached-html>/;

/**
 * The cached parts of a page while it is rendered. React renders an empty element in the place of each, so that it has
 * neither to walk through them nor to encode them; `fill` puts their HTML there.
 */
export class CachedParts {
  readonly #placed: PartHtml[] = [];

  /** The value of the context `CachedHtml` around all that is rendered for the page. */
  readonly Place = (part: CachedPart) => {
    const found = findPart(part, useSurroundings(part));
    if (!found) return <part.of {...part.props} />;
    return createElement('cached-html', { n: this.#placed.push(found) - 1 });
  };

  /** `html`, as React rendered it, with the parts in their places, and the links that preload their pictures. */
  fill(html: string): PartHtml {
    // Every second piece is the number of a place.
    const pieces = html.split(PLACE).map((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : this.#getHtml(piece)));
    return { html: Buffer.concat(pieces), preloads: this.listPreloads() };
  }

  /** The links that preload the pictures of the parts placed so far. */
  listPreloads(): string[] {
    return [...new Set(this.#placed.flatMap(({ preloads }) => preloads))];
  }

  #getHtml(place: string): Buffer {
    const part = this.#placed[Number(place)];
    if (!part) throw new Error(`There is no cached part ${place} on this page`);
    return part.html;
  }
}

/** All that a part's HTML may depend on besides its props. */
type Surroundings = ReturnType<typeof useSurroundings>;

function useSurroundings({ readsAddress }: CachedPart) {
  const address = use(RenderedAddress);
  return {
    template: useTemplate(),
    inAccount: use(SavedInAccount),
    removeForm: use(RemoveForm),
    sheets: use(SheetsBelow),
    address: readsAddress ? address : NO_ADDRESS,
  };
}

/** For parts that don't say that they read the address: one that does is rendered in place. */
const NO_ADDRESS: PageAddress = {
  get pathname() {
    return refuseAddress();
  },
  get search() {
    return refuseAddress();
  },
  get hash() {
    return refuseAddress();
  },
  get state() {
    return refuseAddress();
  },
};

function refuseAddress(): never {
  throw new Error('A part with cached HTML reads the address only if it says so (`readsAddress`)');
}

/** Undefined where the part has to be rendered in place: it waits for its code, or throws. */
function findPart(part: CachedPart, around: Surroundings): PartHtml | undefined {
  const key = formatKey(part, around);
  const known = cache.get(key);
  if (known) return known;
  const rendered = renderPart(part, around);
  if (rendered) cache.set(key, rendered);
  return rendered;
}

function formatKey({ of, props, readsAddress }: CachedPart, around: Surroundings): string {
  if (import.meta.env.DEV) assertPlain(props);
  const { template, inAccount, removeForm, sheets, address } = around;
  const values = Object.entries(props).map(([name, value]) => `${name}=${formatValue(value)}`);
  const place = JSON.stringify([inAccount, removeForm, sheets, readsAddress ? address : null]);
  return digest([identify(of), identify(template), place, ...values].join(' '));
}

const digest = (text: string): string => hash('sha256', text, 'base64url');

/** Digests of frozen values, which are taken to be frozen throughout (`freezeDeep`). */
const frozen = new WeakMap<object, string>();

function formatValue(value: unknown): string {
  if (isFrozenObject(value)) {
    const known = frozen.get(value) ?? digest(JSON.stringify(value));
    frozen.set(value, known);
    return known;
  }
  return holdsFrozen(value) ? formatParts(value) : JSON.stringify(value);
}

function formatParts(value: object): string {
  if (Array.isArray(value)) return `[${value.map(formatValue)}]`;
  return `{${Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${formatValue(part)}`)}}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isFrozenObject = (value: unknown): value is object => isObject(value) && Object.isFrozen(value);

/** Whether a value is a list of frozen ones, such as cards, or has such a list. JSON is faster for all others. */
function holdsFrozen(value: unknown): value is object {
  const isListed = (part: unknown) => Array.isArray(part) && isFrozenObject(part[0]);
  return isListed(value) || (isObject(value) && !Array.isArray(value) && Object.values(value).some(isListed));
}

const ids = new WeakMap<object, number>();
let lastId = 0;

/** A number for a component or a look, the same for as long as it lives. */
function identify(thing: object): number {
  const id = ids.get(thing) ?? ++lastId;
  ids.set(thing, id);
  return id;
}

/** What React puts where a part in a Suspense boundary isn't ready. */
const NOT_READY = '<!--$!-->';

function renderPart({ of: Part, props }: CachedPart, around: Surroundings): PartHtml | undefined {
  const within = new CachedParts();
  try {
    const html = renderToString(
      <TemplateProvider value={around.template}>
        <SavedInAccount value={around.inAccount}>
          <RemoveForm value={around.removeForm}>
            <SheetsBelow value={around.sheets}>
              <RenderedAddress value={around.address}>
                <CachedHtml value={within.Place}>
                  <Part {...props} />
                </CachedHtml>
              </RenderedAddress>
            </SheetsBelow>
          </RemoveForm>
        </SavedInAccount>
      </TemplateProvider>,
    );
    return html.includes(NOT_READY) ? undefined : takePreloads(html, within);
  } catch {
    // Rendered in place it fails again, if it does, and the page handles that.
    return undefined;
  }
}

/** Without a document React puts these before everything else. */
const PRELOADS = /^(?:<link rel="preload"[^>]* as="image"[^>]*>)+/;

function takePreloads(rendered: string, within: CachedParts): PartHtml {
  const own = PRELOADS.exec(rendered)?.[0] ?? '';
  const { html, preloads } = within.fill(withoutSeparators(rendered.slice(own.length)));
  return { html, preloads: [...(own.match(/<[^>]*>/g) ?? []), ...preloads] };
}

/** React separates neighbouring texts for hydration; only islands are hydrated. */
function withoutSeparators(html: string): string {
  return html.includes(' data-island="') ? html : html.replaceAll('<!-- -->', '');
}
