import { useEffect, useState } from 'react';

/** The id of the page's part that is being read, of those given; null before scripts run and above the first part. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => watch(key.split(' '), setCurrent), [key]);
  return current;
}

/** How far down the window a part's top has come when it is being read. */
const READ_FROM = 0.25;

/** Tells the last part that has come so far up, now and whenever the page moves. */
function watch(ids: string[], tell: (id: string | null) => void): () => void {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  const read = () => {
    const line = READ_FROM * document.documentElement.clientHeight;
    const reached = sections.findLast((section) => section.getBoundingClientRect().top <= line);
    tell(reached?.id ?? null);
  };
  read();
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
}
