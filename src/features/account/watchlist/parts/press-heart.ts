import type { MouseEvent } from 'react';
import type { WantedState } from './change.ts';
import { getWatched } from './watched.ts';

/**
 * What a heart of a signed-in visitor does, and the "Remove" of his own list, which names what is `wanted` (F2). Its
 * form goes by itself where nobody is signed in, and where the script that saves cannot be fetched: the server then
 * does it, or asks to sign in first.
 */
export function pressHeart(event: MouseEvent<HTMLButtonElement>, id: number, wanted?: WantedState): void {
  if (getWatched().kind === 'signed_out') return;
  event.preventDefault();
  const button = event.currentTarget;
  const sendForm = () => button.form?.requestSubmit(button);
  import('./change.ts').then(({ changeWatched }) => changeWatched(id, sendForm, wanted), sendForm);
}
