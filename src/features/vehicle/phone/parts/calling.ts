import { useSyncExternalStore } from 'react';
import { sendEventLazily } from '../../../../kernel/events/parts/send-lazily.ts';
import type { PhoneModel } from '../model.ts';

/** Vehicles whose number was revealed in this visit. */
const revealed = new Set<number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes to whether the whole number is shown: one click reveals it everywhere on the page. */
export function useIsRevealed({ masked, reveal }: PhoneModel): boolean {
  const requested = useSyncExternalStore(
    subscribe,
    () => revealed.has(reveal.car_id),
    () => false,
  );
  return masked === null || requested;
}

/** Shows the whole number and records the reveal (D12); a click on the number is event 25. */
export function revealPhone(phone: PhoneModel): void {
  sendEventLazily({
    name: 'phone_click',
    path: location.pathname + location.search,
    carId: phone.reveal.car_id,
    data: { action: 'reveal' },
  });
  recordOnce(phone);
}

/**
 * For links that call: records the reveal, where the number had been masked. Every such link sends event 25
 * (`phone-links.ts`).
 */
export function recordPhoneCall(phone: PhoneModel): void {
  if (phone.masked !== null) recordOnce(phone);
}

/** The visitor sees the number whether or not it is recorded: a failure is only logged to the console (S8). */
function recordOnce({ reveal, recordPath }: PhoneModel): void {
  if (revealed.has(reveal.car_id)) return;
  revealed.add(reveal.car_id);
  for (const listener of listeners) listener();
  const failed = (reason: unknown) => console.warn('The phone reveal was not recorded', reason);
  fetch(recordPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(reveal),
    keepalive: true,
  }).then((response) => {
    if (!response.ok) failed(response.status);
  }, failed);
}
