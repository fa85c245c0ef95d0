import { isRecord } from '../domain/text/look-up.ts';
import { changeAddress, readAddress, subscribeToAddress } from './address.ts';

/** The history entry of an open overlay. */
export interface HistoryEntry {
  /** The overlay was closed otherwise: removes the entry. */
  leave(): void;
  /** Stops listening, and leaves the history as it is. */
  forget(): void;
}

/** Marks an entry of this page, so that the one before it is known to be this page too. */
const OWN = { entry: 'cover' };

/**
 * Gives an overlay its own history entry (`hash`: `#message`) while it is open, so that Back closes it first. `onBack`
 * is called once, when the visitor went back.
 */
export function enterHistory(hash: string, onBack: () => void): HistoryEntry {
  if (readAddress().hash !== hash) changeAddress(hash, { state: OWN });
  const forget = subscribeToAddress(() => {
    if (readAddress().hash === hash) return;
    forget();
    onBack();
  });
  return {
    forget,
    leave() {
      forget();
      const { pathname, search, state } = readAddress();
      if (isRecord(state) && state.entry === OWN.entry) history.back();
      else changeAddress(`${pathname}${search}`, { replace: true });
    },
  };
}
