import { type ComponentType, useEffect, useRef, useState } from 'react';
import { withSheet } from '../sheet-on-use.ts';
import type { SuggestionsProps } from './suggestions.tsx';

type Props = Pick<SuggestionsProps, 'field'>;

/**
 * Suggestions below a search box. Their script is loaded when the box is first used; until then, and without it, the
 * box is a plain one.
 */
export function SuggestionsOnUse({ field }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<SuggestionsProps> | null>(null);
  const sent = useRef<string | null>(null);
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const load = () => {
      withSheet('suggest', import('./suggestions.tsx')).then(
        ({ Suggestions }) => setLoaded(() => Suggestions),
        () => box.addEventListener('focus', load, { once: true }),
      );
    };
    const note = () => {
      sent.current = box.value;
    };
    const { form } = box;
    form?.addEventListener('submit', note);
    if (document.activeElement === box) load();
    else box.addEventListener('focus', load, { once: true });
    return () => {
      box.removeEventListener('focus', load);
      form?.removeEventListener('submit', note);
    };
  }, [field]);
  return Loaded && <Loaded field={field} isSent={() => sent.current === field.current?.value} />;
}
