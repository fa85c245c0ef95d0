import { useEffect, useState } from 'react';
import type { CardModel } from '../../../../kernel/cards/card.ts';
import { loadCards } from './load-cards.ts';

/** Cards of vehicles as they are now; `failed` when the website could not be reached. */
export type CardsState =
  | { kind: 'loading' }
  /** `asked`: the vehicles of the request; one of them without a card is no longer listed. */
  | { kind: 'cards'; asked: readonly number[]; cards: readonly CardModel[] }
  | { kind: 'failed' };

const LOADING: CardsState = { kind: 'loading' };
const NONE: CardsState = { kind: 'cards', asked: [], cards: [] };

/**
 * Fetches the cards of these vehicles in one request, anew when one is added; one that is removed is left out at once.
 */
export function useCards(ids: readonly number[]): CardsState {
  const [state, setState] = useState<CardsState>(LOADING);
  // Sorted by number, so that the same vehicles make the same address, and removing one needs no request.
  const [requested, setAsked] = useState<readonly number[]>([]);
  const isCovered = ids.every((id) => requested.includes(id));
  if (!isCovered) setAsked([...ids].sort((a, b) => a - b));
  useEffect(() => {
    if (requested.length === 0) return;
    const request = new AbortController();
    loadCards(requested, request.signal).then(
      (cards) => setState({ kind: 'cards', asked: requested, cards }),
      () => {
        if (!request.signal.aborted) setState({ kind: 'failed' });
      },
    );
    return () => request.abort();
  }, [requested]);
  if (ids.length === 0) return NONE;
  if (state.kind !== 'cards') return state;
  return { ...state, cards: ids.flatMap((id) => state.cards.find((card) => card.id === id) ?? []) };
}
