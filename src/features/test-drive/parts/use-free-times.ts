import { type RefObject, useEffect, useRef, useState } from 'react';
import { isIsoMoment } from '../../../kernel/forms/fields/dates.ts';
import type { FieldSlots } from '../../../kernel/forms/fields/schema.ts';
import { groupSlotsByDay } from '../../../kernel/forms/format-slots.ts';
import { parseSlots } from '../slots-answer.ts';

export interface FreeTimes {
  ref: RefObject<HTMLDivElement | null>;
  days: FieldSlots['days'];
  /** The chosen time that is no longer available; null for none. */
  gone: string | null;
}

/**
 * The free times of a field: those of the page, refreshed when one was refused, or when the visitor comes back to the
 * page after a while. The choice stays, even if it is gone: nobody must book another time by mistake.
 */
export function useFreeTimes(slots: FieldSlots | undefined, typed: string, isRefused: boolean): FreeTimes {
  const ref = useRef<HTMLDivElement>(null);
  const [days, setDays] = useState(slots?.days ?? []);
  const [chosen, setChosen] = useState(typed);
  const from = slots?.from;

  useEffect(() => {
    if (!from) return;
    const renew = async () => {
      const found = await fetchDays(from);
      if (!found) return;
      setChosen(ref.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? '');
      setDays(found);
    };
    if (isRefused) void renew();
    const onSeen = () => document.visibilityState === 'visible' && void renew();
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, [from, isRefused]);

  const isFree = days.some(({ times }) => times.some(({ value }) => value === chosen));
  return { ref, days, gone: isIsoMoment(chosen) && !isFree ? chosen : null };
}

/** The free times as they are now; null where they cannot be loaded, so that the shown ones stay. */
async function fetchDays(from: string): Promise<FieldSlots['days'] | null> {
  try {
    const response = await fetch(from, { signal: AbortSignal.timeout(10_000), cache: 'no-store' });
    return response.ok ? groupSlotsByDay(parseSlots(await response.json())) : null;
  } catch {
    return null;
  }
}
