import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BotCheckModel } from '../model.ts';

/** How far the check of a form is; `away` where this browser cannot make it. */
export type CheckState = keyof BotCheckModel['words'];

/**
 * The check of a form (G8). It begins when the form is first touched, and its code comes then; somebody who fills in a
 * form does not wait for it. `take` gives what to send with the form: undefined where the site has no check, null where
 * none can be made here. What was given is not given again; `peek` gives it before that.
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
