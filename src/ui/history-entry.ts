import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Gives what covers the page an entry of its own in the history while it is there, so that Back closes it before it
 * does anything else. `onBack` is called when the visitor has gone back. Gives the function to leave with in another
 * way, which takes the entry away again.
 */
export function useHistoryEntry(hash: string, onBack: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const isThere = location.hash === hash;
  /** Not before the entry is there can it be gone. */
  const wasThere = useRef(false);
  const enter = useEffectEvent(() => {
    if (!isThere)
      navigate(`${location.pathname}${location.search}${hash}`, { preventScrollReset: true, state: OWN });
  });
  const goneBack = useEffectEvent(onBack);
  useEffect(() => enter(), []);
  useEffect(() => {
    if (!isThere && wasThere.current) goneBack();
    wasThere.current = isThere;
  }, [isThere]);
  return () => {
    wasThere.current = false;
    if (location.state?.entry === OWN.entry) navigate(-1);
    else navigate(`${location.pathname}${location.search}`, { replace: true, preventScrollReset: true });
  };
}

/** Marks an entry that this page made, so that the one before it is this page too. */
const OWN = { entry: 'cover' };
