import { parseHTML } from 'linkedom';
import { act, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EARLY_INPUT_SCRIPT } from './early-input.ts';

/** A page as the server sent it, with its inline script. */
async function sent(page: ReactNode) {
  const window = parseHTML(`<!doctype html><html><body><div id="root">${renderToString(page)}</div></body></html>`);
  const { document, Event } = window;
  const globals = {
    window,
    document: Object.assign(document, { oninput: null }),
    Event,
    Element: window.Element,
    HTMLElement: window.HTMLElement,
    // It listens before all others, as a capturing listener of the window does, which this DOM has not.
    addEventListener: document.addEventListener.bind(document),
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  new Function(EARLY_INPUT_SCRIPT)();
  const box = (id: string) => document.getElementById(id) as unknown as HTMLInputElement;
  /** What was done before is replayed, in the page or in an island of it. */
  async function takeUp(within: ParentNode = document): Promise<void> {
    vi.useFakeTimers();
    window.takeUpChoices?.(within);
    while (vi.getTimerCount() > 0) await act(async () => void vi.advanceTimersToNextTimer());
    vi.useRealTimers();
  }
  return {
    box,
    takeUp,
    /** Sets a control and dispatches the events that browsers would. */
    set(id: string, to: Partial<HTMLInputElement>, ...types: string[]) {
      Object.assign(box(id), to);
      for (const type of types) box(id).dispatchEvent(new Event(type, { bubbles: true }) as never);
    },
    /** Its scripts load and hydrate it. */
    async comeToLife() {
      const { hydrateRoot } = await import('react-dom/client');
      await act(async () => void hydrateRoot(box('root'), page));
      await takeUp();
    },
  };
}

const TYPED = ['input', 'change'];
const TICKED = ['click', 'input', 'change'];

/** Each change builds on the last render, as for boxes that share a state. */
function Boxes() {
  const [said, setSaid] = useState({ from: '', to: '', isTicked: false });
  return (
    <>
      <input
        id="from"
        type="text"
        value={said.from}
        onChange={({ target }) => setSaid({ ...said, from: target.value })}
      />
      <input id="to" type="text" value={said.to} onChange={({ target }) => setSaid({ ...said, to: target.value })} />
      <input
        id="tick"
        type="checkbox"
        checked={said.isTicked}
        onChange={({ target }) => setSaid({ ...said, isTicked: target.checked })}
      />
      <output id="said">{Object.values(said).join(' ')}</output>
    </>
  );
}

test('what was typed and ticked before the scripts came is told to them, one after the other', async () => {
  const { box, set, comeToLife } = await sent(<Boxes />);
  set('from', { value: '20000' }, ...TYPED);
  set('tick', { checked: true }, ...TICKED);
  set('to', { value: '60000' }, ...TYPED);
  await comeToLife();
  expect(box('said').textContent).toBe('20000 60000 true');
  expect([box('from').value, box('to').value, box('tick').checked]).toEqual(['20000', '60000', true]);
});

/** A form that resets its boxes to the page's state on hydration, and then follows them like a form without state. */
function SetBack({ onChange }: { onChange: (name: string) => void }) {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = ref.current!;
    form.querySelector<HTMLInputElement>('#make')!.checked = false;
    form.addEventListener('change', ({ target }) => onChange((target as HTMLElement).id));
  }, [onChange]);
  return (
    <form ref={ref}>
      <input id="make" type="checkbox" />
      <textarea id="comments" defaultValue="Hello" data-waits="" />
      <input id="left" type="checkbox" />
    </form>
  );
}

test('what a form resets as it hydrates is chosen again, with an event; the rest is left alone', async () => {
  const changed: string[] = [];
  const { box, set, comeToLife } = await sent(<SetBack onChange={(id) => changed.push(id)} />);
  set('make', { checked: true }, ...TICKED);
  set('comments', { value: 'Is it still there?' }, ...TYPED);
  await comeToLife();
  expect(box('make').checked).toBe(true);
  expect(box('comments').value).toBe('Is it still there?');
  // The tick starts a search, which would leave out an input that waits for its button.
  expect(changed).toEqual(['comments', 'make']);
});

function Heart({ isSaved }: { isSaved: boolean }) {
  const [isPressed, setPressed] = useState(false);
  // The browser has stored what the server did not know.
  useLayoutEffect(() => setPressed(isSaved), [isSaved]);
  return (
    <button id="heart" type="button" aria-pressed={isPressed} onClick={() => setPressed(!isPressed)}>
      Save
    </button>
  );
}

test.each([[false], [true]])(
  'a heart that was pressed before is pressed, be it saved already (%s)',
  async (isSaved) => {
    const { box, set, comeToLife } = await sent(<Heart isSaved={isSaved} />);
    set('heart', {}, 'click');
    await comeToLife();
    expect(box('heart').getAttribute('aria-pressed')).toBe('true');
  },
);

/** Buttons that a behaviour answers; one is in an island, whose React comes late. */
const Buttons = () => (
  <>
    <button id="call" type="button">
      Call
    </button>
    <button id="share" type="button">
      Share
    </button>
    <div id="island" data-island="calculator">
      <button id="enquire" type="button">
        Enquire
      </button>
    </div>
  </>
);

/** Starts a behaviour that answers all buttons; returns the ids of those that it is told of. */
async function answerClicks(): Promise<string[]> {
  const answered: string[] = [];
  const { listenForClicks } = await import('../delegated-clicks.ts');
  listenForClicks('button', ({ id }) => answered.push(id));
  return answered;
}

test('a press is answered once, be it before its behaviour has started, or after and before React', async () => {
  const { box, set, takeUp } = await sent(<Buttons />);
  set('call', {}, 'click');
  const answered = await answerClicks();
  for (const id of ['share', 'enquire']) set(id, {}, 'click');
  expect(answered).toEqual(['share', 'enquire']);
  await takeUp();
  await takeUp(box('island'));
  expect(answered).toEqual(['share', 'enquire', 'call']);
});

test('a heart that is answered before it is replayed stays as it is, although the focus leaves it', async () => {
  const { box, set, takeUp } = await sent(<Heart isSaved={false} />);
  set('heart', {}, 'click');
  box('heart').setAttribute('aria-pressed', 'true');
  set('heart', {}, 'focusout');
  const answered = await answerClicks();
  await takeUp();
  expect(answered).toEqual([]);
});

test('the press of a button that is made anew goes to the new one', async () => {
  const { box, set, takeUp } = await sent(<Buttons />);
  set('share', {}, 'click');
  const anew = box('share').cloneNode(true) as HTMLElement;
  anew.id = 'anew';
  box('share').replaceWith(anew);
  const answered = await answerClicks();
  await takeUp();
  expect(answered).toEqual(['anew']);
});

test('the press of a button that is taken away goes to no other', async () => {
  const { box, set, takeUp } = await sent(<Buttons />);
  set('call', {}, 'click');
  box('call').remove();
  const answered = await answerClicks();
  await takeUp();
  expect(answered).toEqual([]);
});
