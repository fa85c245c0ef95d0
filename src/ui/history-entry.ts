import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Gives an overlay its own history entry while it is open, so that Back closes it first. `onBack` is called when the
 * visitor went back. Returns the function for closing it in another way, which removes the entry again.
 */
export function useHistoryEntry(hash: string, onBack: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const isThere = location.hash === hash;
  /** Only an entry that existed can have gone. */
  const wasThere = useRef(false);
  const enter = useEffectEvent(() => {
    if (!isThere) navigate(`${location.pathname}${location.search}${hash}`, { preventScrollReset: true, state: OWN });
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

/** Marks an entry of this page, so that the one before it is known to be this page too. */
const OWN = { entry: 'cover' };
