import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { fillParts, fillWhenNear } from './fill-when-near.ts';
import { Island } from './island.tsx';
import { startBehaviours } from './start-behaviours.ts';
import { useBehaviour } from './use-behaviour.ts';
import { WhenNear } from './when-near.tsx';

const Counter = ({ start = () => undefined }) => <p {...useBehaviour('counter', start)}>0</p>;

const listeners = new Map<string, () => void>();
let near: () => void = () => {};
let frames: (() => void)[] = [];

/** Lets the browser paint a frame, and do what waits for it. */
async function paint(): Promise<void> {
  for (const frame of frames.splice(0)) frame();
  await new Promise((resolve) => setTimeout(resolve));
}

/** A page whose sections are far below the viewport. */
function show(html: string, visit = 'navigate') {
  const { document, window } = parseHTML(`<html><body>${html}</body></html>`);
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  for (const name of ['CustomEvent', 'HTMLScriptElement']) vi.stubGlobal(name, window[name as 'CustomEvent']);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
  vi.stubGlobal('PerformanceNavigationTiming', Object);
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: visit } as unknown as PerformanceEntry]);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return document;
}

beforeEach(() => listeners.clear());

test('an element of the page names its behaviour; one in an island is started by React', () => {
  expect(renderToStaticMarkup(<Counter />)).toBe('<p data-behaviour="counter">0</p>');
  expect(renderToStaticMarkup(<Island name="counter" of={Counter} props={{}} />)).toContain('<p>0</p>');
});

test('a behaviour gets its element, or its props; one that cannot be loaded leaves the others alone', async () => {
  const document = show('<p data-behaviour="lost"></p><p data-behaviour="counter">0</p>');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await startBehaviours(async (name) => {
    if (name === 'lost') throw new Error('offline');
    return (element: HTMLElement) => {
      element.textContent = '1';
    };
  });
  expect(document.body.textContent).toBe('1');
  expect(warned.mock.calls.map(([text]) => text)).toEqual(['The page goes on without its behaviour lost']);
});

test('what is parsed can be started before the rest, and is not started again', async () => {
  const document = show('<p data-behaviour="counter">0</p><div><p data-behaviour="counter">0</p></div>');
  const count = async () => (element: HTMLElement) => {
    element.textContent = String(Number(element.textContent) + 1);
  };
  await startBehaviours(count, (element) => element.parentElement === document.body);
  expect(document.body.textContent).toBe('10');
  await startBehaviours(count);
  expect(document.body.textContent).toBe('11');
});

/** A list whose second item comes later, as a browser with scripts reads it: the content of `noscript` is text. */
const LIST = '<section><ul><li>One</li><noscript>&lt;li&gt;Two &amp;amp; three&lt;/li&gt;</noscript></ul></section>';
const WAITING_LIST = '<li>One</li><noscript data-behaviour="when-near">&lt;li&gt;Two&lt;/li&gt;</noscript>';
const itemsOf = (document: Document) => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('the end of a list comes when it is near, and what listens is told', async () => {
  const document = show(LIST);
  const changed: unknown[] = [];
  document.addEventListener('content-changed', ({ detail }) => changed.push(detail));
  fillWhenNear(document.querySelector('noscript')!);
  expect(itemsOf(document)).toEqual(['One']);
  near();
  expect(itemsOf(document)).toEqual(['One']);
  await vi.waitFor(async () => {
    await paint();
    expect(itemsOf(document)).toEqual(['One', 'Two & three']);
  });
  expect(document.querySelector('noscript')).toBeNull();
  expect(changed).toEqual([document.querySelector('ul')]);
  expect(listeners.size).toBe(0);
});

test('parts that come near together are made in frames of their own; one that is gone is left out', async () => {
  const waiting = (item: string) => `<noscript data-behaviour="when-near">&lt;li&gt;${item}&lt;/li&gt;</noscript>`;
  const document = show(`<section><ul>${['One', 'Two', 'Three'].map(waiting).join('')}</ul></section>`);
  for (const part of document.querySelectorAll<HTMLElement>('noscript')) {
    fillWhenNear(part);
    near();
  }
  const nextItem = async (items: string[]) => {
    await paint();
    expect(itemsOf(document)).toEqual(items);
  };
  await vi.waitFor(() => nextItem(['One']));
  document.querySelector('noscript')?.remove();
  await vi.waitFor(() => nextItem(['One', 'Three']));
});

test.each(['pointerup', 'pointercancel', 'contextmenu'])(
  'nothing is filled in while a pointer is down, until %s: what is pressed stays below it',
  async (end) => {
    const document = show(LIST);
    fillWhenNear(document.querySelector('noscript')!);
    document.dispatchEvent(new CustomEvent('pointerdown'));
    near();
    for (let frame = 0; frame < 3; frame++) await paint();
    expect(itemsOf(document)).toEqual(['One']);
    document.dispatchEvent(new CustomEvent(end));
    await vi.waitFor(async () => {
      await paint();
      expect(itemsOf(document)).toEqual(['One', 'Two & three']);
    });
  },
);

test('in a page that was restored, what is pressed is known before anything waits', async () => {
  const document = show('<section><ul><li>One</li></ul></section>', 'back_forward');
  fillParts(document, true);
  document.dispatchEvent(new CustomEvent('pointerdown'));
  document.querySelector('ul')!.innerHTML = WAITING_LIST;
  fillParts(document, false);
  near();
  for (let frame = 0; frame < 3; frame++) await paint();
  expect(itemsOf(document)).toEqual(['One']);
  document.dispatchEvent(new CustomEvent('pointerup'));
  await vi.waitFor(async () => {
    await paint();
    expect(itemsOf(document)).toEqual(['One', 'Two']);
  });
});

test('of a list that is shown anew, all can be made at once; what kept the place of the rest is gone', () => {
  const waiting = LIST.replace('<noscript>', '<noscript data-behaviour="when-near">');
  const document = show(waiting.replace('</noscript>', '</noscript><li data-place=""></li><li data-place=""></li>'));
  fillParts(document, true);
  expect(itemsOf(document)).toEqual(['One', 'Two & three']);
});

test.each(['reload', 'back_forward'])('after a %s the end of a list is there at once', (visit) => {
  const document = show(LIST, visit);
  fillWhenNear(document.querySelector('noscript')!);
  expect(itemsOf(document)).toEqual(['One', 'Two & three']);
});

test('the end of a list is printed', () => {
  const document = show(LIST);
  fillWhenNear(document.querySelector('noscript')!);
  listeners.get('beforeprint')?.();
  expect(itemsOf(document)).toEqual(['One', 'Two & three']);
});

test('the end of a list is HTML for those without scripts, and ordinary elements in an island', () => {
  const Part = () => <WhenNear>more</WhenNear>;
  expect(renderToStaticMarkup(<Part />)).toBe('<noscript data-behaviour="when-near">more</noscript>');
  expect(renderToStaticMarkup(<Island name="part" of={Part} props={{}} />)).not.toContain('noscript');
});
