import { type ComponentType, type RefObject, useEffect, useState } from 'react';

interface Props {
  field: RefObject<HTMLInputElement | null>;
}

/** Suggestions below a search box. Their script is fetched when the box is first used; until then, and without it, the box is a plain one. */
export function SuggestionsOnUse({ field }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const load = () => {
      import('./suggestions.tsx').then(
        ({ Suggestions }) => setLoaded(() => Suggestions),
        () => box.addEventListener('focus', load, { once: true }),
      );
    };
    if (document.activeElement === box) load();
    else box.addEventListener('focus', load, { once: true });
    return () => box.removeEventListener('focus', load);
  }, [field]);
  return Loaded && <Loaded field={field} />;
}
