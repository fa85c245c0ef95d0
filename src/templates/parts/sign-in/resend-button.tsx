import { type MouseEvent, useEffect, useState } from 'react';

/** Sends another code; with scripts it counts the seconds until that is allowed. Without, the server says so. */
export function ResendButton({ waitSeconds }: { waitSeconds: number }) {
  const left = useSecondsLeft(waitSeconds);
  const holdBack = (event: MouseEvent) => {
    if (left > 0) event.preventDefault();
  };
  return (
    <button className="btn btn--line btn--s" type="submit" onClick={holdBack} aria-disabled={left > 0 || undefined}>
      {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
    </button>
  );
}

/** Counts down by the clock, so that it is right when a suspended page comes back. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
