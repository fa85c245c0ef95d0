import { parseHTML } from 'linkedom';
import { act, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';

/** The data of a form; the test DOM knows its boxes, but not which of them belong to the form. */
class Typed {
  readonly #boxes: Element[];
  constructor(form: Element) {
    this.#boxes = [...form.querySelectorAll('[name]')];
  }
  *[Symbol.iterator](): Generator<[string, string]> {
    for (const box of this.#boxes) yield [box.getAttribute('name') as string, (box as HTMLInputElement).value ?? ''];
  }
}

function elements(this: Element) {
  const all = [...this.querySelectorAll('[name]')];
  const namedItem = (name: string) => all.find((box) => box.getAttribute('name') === name) ?? null;
  return Object.assign(all, { namedItem });
}

/**
 * A component hydrated without a browser, to test its submission: whether its button can be pressed, what is alerted,
 * and what has the focus. Removed when the test is over.
 */
export async function mounted(part: ReactNode) {
  const window = parseHTML('<!doctype html><html data-store="try"><body><div></div></body></html>');
  const { document, Event } = window;
  const alerted: string[] = [];
  const kept = new Map<string, string>();
  const [shown, root] = [document.documentElement, document.querySelector('div')];
  let focused: Element | undefined;
  const every = window.HTMLElement.prototype;
  vi.spyOn(every, 'focus').mockImplementation(function focus(this: HTMLElement) {
    focused = this;
  });
  Object.defineProperty(every, 'elements', { get: elements, configurable: true });
  const globals = {
    window: Object.assign(window, { alert: (text: string) => alerted.push(text) }),
    // React checks once whether a document supports input events.
    document: Object.assign(document, { cookie: '', oninput: null }),
    HTMLElement: window.HTMLElement,
    HTMLInputElement: class {},
    RadioNodeList: class {},
    FormData: Typed,
    location: { pathname: '/contact', search: '', assign: vi.fn(), replace: vi.fn() },
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const { createRoot } = await import('react-dom/client');
  const live = createRoot(root as unknown as Element);
  await act(async () => live.render(part));
  onTestFinished(async () => {
    await act(async () => live.unmount());
    Reflect.deleteProperty(every, 'elements');
  });

  /** Submits the form some times before the next render; returns whether it was let through, each time. */
  const send = async (times = 1): Promise<boolean[]> => {
    const gone: boolean[] = [];
    await act(async () => {
      for (let n = 0; n < times; n++)
        gone.push(shown.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    });
    return gone;
  };
  /** The browser shows the page: for the first time, or from the back/forward cache. */
  const show = (persisted: boolean) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  const button = () => {
    const found = shown.querySelector('button[type=submit]');
    return { text: found?.textContent, isDisabled: found?.hasAttribute('disabled') };
  };
  return { shown, alerted, send, show, button, focused: () => focused };
}
