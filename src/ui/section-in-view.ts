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

/** Tells the part that came so far up last, now and whenever the page moves; parts may stand in any order and side by side. */
function watch(ids: string[], tell: (id: string | null) => void): () => void {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  const read = () => {
    const line = READ_FROM * document.documentElement.clientHeight;
    const tops = sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top }));
    const reached = tops.filter(({ top }) => top <= line).sort((a, b) => b.top - a.top);
    tell(reached[0]?.id ?? null);
  };
  read();
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
}
