import { runWhenShown } from '../../parts/when-shown.ts';
import { consentAnswers, resetConsent } from './store.ts';

/**
 * The visitor's answer on analytics, and the question where there is none (I1): the page has it hidden, with the tag
 * manager's address. Without an answer, and without scripts, nothing is loaded. Other tabs follow.
 */
export function startMeasuring(question: HTMLElement): void {
  const follow = () => {
    const [answer] = consentAnswers.items();
    question.hidden = answer !== undefined;
    // What has the focus, and the page's end, make room for it.
    document.documentElement.classList.toggle('has-question', !question.hidden);
    if (answer?.agreed) loadLater(question.dataset.measuring ?? '');
  };
  runWhenShown(follow);
  consentAnswers.subscribe(follow);
  question.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) answerWith(target.value === 'yes');
  });
  document.querySelector('[data-measuring-again]')?.addEventListener('click', resetConsent);
}

function answerWith(agreed: boolean): void {
  consentAnswers.update(() => [{ agreed }]);
  if (!agreed) void import('./tag-manager.ts').then(({ unloadTagManager }) => unloadTagManager(), warn);
}

function loadLater(scriptUrl: string): void {
  import('./tag-manager.ts').then(({ loadTagManager }) => loadTagManager(scriptUrl), warn);
}

const warn = (error: unknown) => console.warn('The tag manager could not be loaded', error);
