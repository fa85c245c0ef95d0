import { type RefObject, useEffect } from 'react';
import { sendEvent } from '../../../../kernel/events/send.ts';

/** Sends event 9, once, when the finance enquiry comes into view (S7). */
export function useEnquirySeen(ref: RefObject<HTMLElement | null>, carId: number | null): void {
  useEffect(() => {
    if (!ref.current) return;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      const path = location.pathname + location.search;
      sendEvent({ name: 'finance_enquiry', path, ...(carId !== null && { carId }), data: {} });
    });
    seen.observe(ref.current);
    return () => seen.disconnect();
  }, [ref, carId]);
}
