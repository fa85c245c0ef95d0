import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BotCheckModel } from '../model.ts';

/** The state of a form's bot check; `away` where this browser cannot solve it. */
export type CheckState = keyof BotCheckModel['words'];

/**
 * The bot check of a form (G8). It starts, and its code is loaded, when the form is first touched, so that nobody who
 * fills in the form waits for it. `take` gives the token to send with the form: undefined where the site has no check,
 * null where this browser cannot solve it. It gives each token once; `peek` reads it before that.
 */
export function useBotCheck(form: RefObject<HTMLFormElement | null>, { isOn }: BotCheckModel) {
  const slot = useRef<HTMLDivElement>(null);
  const begun = useRef<Promise<string | null>>(undefined);
  const [state, setState] = useState<CheckState>('waiting');

  const begin = (): Promise<string | null> | undefined => {
    if (!isOn || begun.current) return begun.current;
    setState('working');
    const check = import('./solve-bot-check.ts')
      .then(({ solveBotCheck }) => solveBotCheck(slot.current))
      .catch(() => null);
    begun.current = check;
    void check.then((made) => setState(made === null ? 'away' : 'done'));
    return check;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what begins once needs no newer `begin`
  useEffect(() => {
    const touched = () => void begin();
    const element = form.current;
    element?.addEventListener('focusin', touched, { once: true });
    return () => element?.removeEventListener('focusin', touched);
  }, []);

  const take = async (): Promise<string | null | undefined> => {
    const check = await begin();
    begun.current = undefined;
    return check;
  };
  return { slot, state, take, peek: begin };
}
