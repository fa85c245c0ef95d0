import { useEffect, useState } from 'react';
import { runWhenShown } from '../../parts/when-shown.ts';
import type { MeasuringModel } from '../model.ts';
import { consentAnswers } from './store.ts';

/**
 * The visitor's answer on analytics, and the question where there is none (I1). The server renders neither; without an
 * answer, and without scripts, nothing is loaded. Other tabs follow.
 */
export function useMeasuring({ scriptUrl }: MeasuringModel) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const follow = () => {
      const [answer] = consentAnswers.items();
      setAsked(answer === undefined);
      if (answer?.agreed) loadLater(scriptUrl);
    };
    runWhenShown(follow);
    return consentAnswers.subscribe(follow);
  }, [scriptUrl]);
  const answer = (agreed: boolean) => {
    consentAnswers.update(() => [{ agreed }]);
    if (!agreed) void import('./tag-manager.ts').then(({ unloadTagManager }) => unloadTagManager(), warn);
  };
  return { isAsked, answer };
}

function loadLater(scriptUrl: string): void {
  import('./tag-manager.ts').then(({ loadTagManager }) => loadTagManager(scriptUrl), warn);
}

const warn = (error: unknown) => console.warn('The tag manager could not be loaded', error);
