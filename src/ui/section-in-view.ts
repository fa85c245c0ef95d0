import { useEffect, useState } from 'react';

/** The id of the page's part that is being read, of those given; null before scripts run and above the first part. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => watch(key.split(' '), setCurrent), [key]);
  return current;
}

/** A part is being read while it crosses a line a quarter down the window. */
function watch(ids: string[], tell: (id: string) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.find((entry) => entry.isIntersecting);
      if (read) tell(read.target.id);
    },
    { rootMargin: '-25% 0px -75% 0px' },
  );
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}
