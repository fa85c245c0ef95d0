import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import { startIslands } from '../../../../ui/islands/start-islands.ts';
import { startOpeners } from './openers.ts';

/** A page with a link that opens the chat, and its overlays, whose script comes when `connection` allows it. */
async function show() {
  const { document, window } = parseHTML(`<html><body>
    <a href="/chat" data-opens="chat">Message</a>
    <div data-island="vehicle-overlays" data-when="idle"></div>
  </body></html>`);
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  for (const name of ['CustomEvent', 'Element', 'HTMLElement']) vi.stubGlobal(name, window[name as 'CustomEvent']);
  const connection = { isBroken: false };
  const hydrated: string[] = [];
  const loader = {
    loadHydration: async () => (island: HTMLElement) => {
      island.dataset.hydrated = '';
      hydrated.push(island.dataset.island ?? '');
    },
    loadPart: async () => {
      if (connection.isBroken) throw new Error('offline');
      return () => null;
    },
    atRest: new Promise(() => {}),
  };
  document.addEventListener('content-changed', ({ detail }) => void startIslands(detail, loader));
  await startIslands(document, loader);
  startOpeners();
  const link = document.querySelector('a')!;
  const overlays = document.querySelector<HTMLElement>('[data-island]')!;
  return {
    connection,
    hydrated,
    overlays,
    act: (type: string) => {
      const event = new window.Event(type, { bubbles: true, cancelable: true });
      link.dispatchEvent(Object.assign(event, { button: 0 }));
    },
  };
}

test('[D6] what opens over the page is tried again by the next press where its script failed', async () => {
  const { connection, hydrated, overlays, act } = await show();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  connection.isBroken = true;
  act('click');
  await vi.waitFor(() => expect(overlays.dataset.hydrated).toBe('failed'));
  connection.isBroken = false;
  act('click');
  await vi.waitFor(() => expect(hydrated).toEqual(['vehicle-overlays']));
  act('click');
  await new Promise((resolve) => setTimeout(resolve));
  expect(hydrated).toEqual(['vehicle-overlays']);
});

test.each([
  ['pointed at', 'pointerover'],
  ['focused', 'focusin'],
])('[D6] it is hydrated as soon as what opens it is %s', async (_, type) => {
  const { hydrated, act } = await show();
  act(type);
  await vi.waitFor(() => expect(hydrated).toEqual(['vehicle-overlays']));
});
