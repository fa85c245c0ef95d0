import { useEffect, useEffectEvent, useRef } from 'react';
import { encodeInputs } from '../../../../kernel/finance/calculator/address.ts';
import type { CalculatorInputs } from '../../../../kernel/finance/calculator/model.ts';
import { changeAddress } from '../../../../ui/address.ts';
import { useAddress } from '../../../../ui/use-address.ts';

/** Browsers take only so many changes of an address in a while; a slider that is dragged makes more. */
const SETTLED_MS = 250;

/**
 * Writes the figures into the page's address once they have settled, replacing the entry: it can be shared, and Back
 * leads where it did.
 */
export function useInputsInAddress(inputs: CalculatorInputs, first: CalculatorInputs): void {
  const { pathname, search, hash, state } = useAddress();
  const isFirst = useRef(true);
  const write = useEffectEvent(() => {
    const query = encodeInputs(new URLSearchParams(search), inputs, first).toString();
    if (query === new URLSearchParams(search).toString()) return;
    changeAddress(`${pathname}${query ? `?${query}` : ''}${hash}`, { replace: true, state });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: figures that change are the occasion
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => write(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [inputs]);
}
