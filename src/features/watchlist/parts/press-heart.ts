import type { MouseEvent } from 'react';
import type { Favourite } from '../../saved/kept.ts';
import { watchedNow } from './watched.ts';

/**
 * What a heart of a signed-in visitor does (F2). Its form goes by itself where nobody is signed in, and where the script that saves cannot be fetched:
 * the server then does it, or asks to sign in first.
 */
export function pressHeart(event: MouseEvent<HTMLButtonElement>, entry: Favourite): void {
  if (watchedNow().kind === 'signed_out') return;
  event.preventDefault();
  const button = event.currentTarget;
  const sendForm = () => button.form?.requestSubmit(button);
  import('./change.ts').then(({ toggleWatched }) => toggleWatched(entry, sendForm), sendForm);
}
