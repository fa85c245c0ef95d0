import type { WantedState } from './change.ts';
import { getWatched } from './watched.ts';

interface Wish {
  id: number;
  /** Without it, the state is toggled. */
  wanted?: WantedState | undefined;
}

/**
 * The heart of a signed-in visitor, and the "Remove" of their own list, which names the state that is `wanted` (F2).
 * The form is submitted natively where nobody is signed in, and where the script that saves cannot be fetched: the
 * server then saves, or asks to sign in first.
 */
export function pressHeart(
  event: Pick<Event, 'preventDefault'>,
  button: HTMLButtonElement,
  { id, wanted }: Wish,
): void {
  if (getWatched().kind === 'signed_out') return;
  event.preventDefault();
  const sendForm = () => button.form?.requestSubmit(button);
  import('./change.ts').then(({ changeWatched }) => changeWatched(id, sendForm, wanted), sendForm);
}
