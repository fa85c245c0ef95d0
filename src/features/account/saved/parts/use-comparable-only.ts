import { useEffect } from 'react';
import { comparing } from '../../../../kernel/saving/parts/stores.ts';
import { showToast } from '../../../../kernel/saving/parts/toasts.ts';
import type { Favourite } from '../../../../kernel/saving/saved-cars.ts';
import { useCards } from './use-cards.ts';

/**
 * Removes chosen vehicles that may no longer be compared (C5): sold, without a price or pictures, no longer listed.
 * Announces it.
 */
export function useComparableOnly(chosen: readonly Favourite[]): void {
  const state = useCards(chosen.map(({ id }) => id));
  useEffect(() => {
    if (state.kind !== 'cards') return;
    const isOut = ({ id }: Favourite) =>
      state.asked.includes(id) && !state.cards.some((card) => card.id === id && card.saving?.compareLimit);
    if (!chosen.some(isOut)) return;
    comparing.update((items) => items.filter((item) => !isOut(item)));
    showToast('dropped');
  }, [state, chosen]);
}
