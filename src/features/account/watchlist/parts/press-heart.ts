import type { MouseEvent } from 'react';
import type { WantedState } from './change.ts';
import { getWatched } from './watched.ts';

/**
 * The heart of a signed-in visitor, and the "Remove" of their own list, which names the state that is `wanted` (F2).
 * The form is submitted natively where nobody is signed in, and where the script that saves cannot be fetched: the
 * server then saves, or asks to sign in first.
 */
export function pressHeart(event: MouseEvent<HTMLButtonElement>, id: number, wanted?: WantedState): void {
  if (getWatched().kind === 'signed_out') return;
  event.preventDefault();
  const button = event.currentTarget;
  const sendForm = () => button.form?.requestSubmit(button);
  import('./change.ts').then(({ changeWatched }) => changeWatched(id, sendForm, wanted), sendForm);
}
