import type { CardModel } from '../../../../kernel/cards/card.ts';

/** Fetches the cards of these vehicles; those no longer listed are missing. Rejects when they cannot be fetched. */
export async function loadCards(ids: readonly number[], signal: AbortSignal): Promise<readonly CardModel[]> {
  const response = await fetch(`/api/cards?ids=${ids.join(',')}`, { signal });
  if (!response.ok) throw new Error(`The vehicles could not be loaded: ${response.status}`);
  const { cards }: { cards: CardModel[] } = await response.json();
  return cards;
}
