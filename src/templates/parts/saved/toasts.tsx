import { Suspense } from 'react';
import type { SavingChrome } from '../../../features/chrome/model.ts';
import { useToast } from '../../../features/saved/parts/toasts.ts';
import { late } from '../../../ui/late.ts';

const Toast = late(async () => (await import('./toast.tsx')).Toast);

/** Where what happened is told in passing, also to screen readers. */
export function Toasts({ saving }: { saving: SavingChrome }) {
  const toast = useToast();
  return (
    <div className="toasts" role="status">
      {toast && (
        <Suspense fallback={null}>
          <Toast toast={toast} saving={saving} />
        </Suspense>
      )}
    </div>
  );
}
