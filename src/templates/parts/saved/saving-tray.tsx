import { Suspense } from 'react';
import type { SavingChrome } from '../../../kernel/chrome/model.ts';
import { comparing, useStoredItems } from '../../../kernel/saving/parts/stores.ts';
import { createLazyPart } from '../../../ui/hydration/lazy-part.ts';
import { withSheet } from '../sheet-on-use.ts';

const Tray = createLazyPart(async () => (await withSheet('tray', import('./tray.tsx'))).Tray);

/** The tray of vehicles to compare, loaded once there are some. */
export function SavingTray({ saving: { compare, nouns } }: { saving: SavingChrome }) {
  const chosen = useStoredItems(comparing);
  if (!compare || chosen.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Tray chosen={chosen} limit={compare.limit} nouns={nouns} />
    </Suspense>
  );
}
