import { type FormEvent, useState } from 'react';
import type { DeliveryAnswer, DeliveryModel } from '../model.ts';

const UNREACHED: DeliveryAnswer = {
  kind: 'refused',
  text: 'We couldn’t reach the website. Check your connection and try again.',
};

/**
 * Answers a postcode in place; without JavaScript the form requests the page itself. Of two requests only the later one
 * counts.
 */
export function useDelivery({ answer: first, from }: DeliveryModel) {
  const [answer, setAnswer] = useState(first);
  const [request, setRequest] = useState<AbortController | null>(null);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    request?.abort();
    const mine = new AbortController();
    setRequest(mine);
    const typed = String(new FormData(event.currentTarget).get('postcode') ?? '');
    fetchAnswer(`${from}?postcode=${encodeURIComponent(typed)}`, mine.signal)
      .catch(() => UNREACHED)
      .then((given) => {
        if (mine.signal.aborted) return;
        setAnswer(given);
        setRequest(null);
      });
  };
  return { answer, ask, busy: request !== null };
}

async function fetchAnswer(address: string, signal: AbortSignal): Promise<DeliveryAnswer> {
  const response = await fetch(address, { signal });
  return response.ok ? response.json() : UNREACHED;
}
