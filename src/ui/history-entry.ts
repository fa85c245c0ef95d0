import { useEffect, useEffectEvent, useRef } from 'react';
import { isRecord } from '../domain/text/look-up.ts';
import { changeAddress } from './address.ts';
import { useAddress } from './use-address.ts';

/**
 * Gives an overlay its own history entry while it is open, so that Back closes it first. `onBack` is called when the
 * visitor went back. Returns the function for closing it in another way, which removes the entry again.
 */
export function useHistoryEntry(hash: string, onBack: () => void): () => void {
  const address = useAddress();
  const isThere = address.hash === hash;
  /** Only an entry that existed can have gone. */
  const wasThere = useRef(false);
  const enter = useEffectEvent(() => {
    if (!isThere) changeAddress(hash, { state: OWN });
  });
  const goneBack = useEffectEvent(onBack);
  useEffect(() => enter(), []);
  useEffect(() => {
    if (!isThere && wasThere.current) goneBack();
    wasThere.current = isThere;
  }, [isThere]);
  return () => {
    wasThere.current = false;
    if (isRecord(address.state) && address.state.entry === OWN.entry) history.back();
    else changeAddress(`${address.pathname}${address.search}`, { replace: true });
  };
}

/** Marks an entry of this page, so that the one before it is known to be this page too. */
const OWN = { entry: 'cover' };
