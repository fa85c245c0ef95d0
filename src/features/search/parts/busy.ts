/** A response that comes sooner shows no busy state: that would only delay it. */
const PATIENCE_MS = 150;

/**
 * Shows a busy state while something is pending for long. `show` is called with true when it is due and with false when
 * nothing is pending any more; the returned function is told of each change.
 */
export function createBusy(show: (isBusy: boolean) => void): (isWaiting: boolean) => void {
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  const change = (isBusy: boolean) => {
    if (isBusy !== isShown) show(isBusy);
    isShown = isBusy;
  };
  return (isWaiting) => {
    if (!isWaiting) {
      clearTimeout(patience);
      patience = undefined;
      change(false);
    } else patience ??= setTimeout(() => change(true), PATIENCE_MS);
  };
}
