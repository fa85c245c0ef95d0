/** A counter that goes by the clock counts up once it is visible, which is when its code is loaded. */
export function countWhenSeen(number: HTMLElement | null): void {
  if (!number) return;
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    import('./counting.ts').then(
      ({ startCounting }) => startCounting(number),
      (error: unknown) => console.warn('The counter stays as it came', error),
    );
  });
  watch.observe(number);
}
