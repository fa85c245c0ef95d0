import { useState } from 'react';

/**
 * Hundredths of a degree are about a kilometre: near enough to sort by, and no more precise than an address should be.
 */
const DECIMALS = 2;
const TIMEOUT_MS = 10_000;

interface NearMe {
  near(): void;
  isAsking: boolean;
  hasFailed: boolean;
}

/** Asks the browser for the visitor's position, on their request, and goes to the address that sorts by it. */
export function useNearMe(href: string): NearMe {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const near = () => {
    if (state === 'asking') return;
    if (!navigator.geolocation) return setState('failed');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        const mark = href.includes('?') ? '&' : '?';
        location.assign(`${href}${mark}near=${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`);
      },
      () => setState('failed'),
      { timeout: TIMEOUT_MS, maximumAge: 600_000 },
    );
  };
  return { near, isAsking: state === 'asking', hasFailed: state === 'failed' };
}
