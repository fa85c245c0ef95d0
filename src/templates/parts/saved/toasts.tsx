import { Suspense } from 'react';
import { SAVE_FORM_ID, SAVE_PATH, SAVED_ANCHORS } from '../../../features/account/watchlist/address.ts';
import type { SavingChrome } from '../../../kernel/chrome/model.ts';
import { useToast } from '../../../kernel/saving/parts/toasts.ts';
import { createLazyPart } from '../../../ui/hydration/lazy-part.ts';

const Toast = createLazyPart(async () => (await import('./toast.tsx')).Toast);

/** Where messages appear in passing, also to screen readers. */
export function Toasts({ saving }: { saving: SavingChrome }) {
  const toast = useToast();
  return (
    <>
      {saving.hasKeepForm && <form id={SAVE_FORM_ID} method="post" action={SAVE_PATH} hidden />}
      {/* Browsers render nothing in it, so they need not load its code. */}
      {saving.hasKeepForm && <noscript>{import.meta.env.SSR && <SavedWithoutScripts saving={saving} />}</noscript>}
      <div className="toasts" role="status">
        {toast && (
          <Suspense fallback={null}>
            <Toast toast={toast} saving={saving} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function SavedWithoutScripts({ saving: { texts, favourites, alerts } }: { saving: SavingChrome }) {
  return (
    <div className="toasts">
      <p className="toast kept-note kept-note--car">
        <span>{texts.saved}</span>
        {favourites && <a href={favourites.href}>{texts.view}</a>}
      </p>
      <p className="toast kept-note" id={SAVED_ANCHORS.search}>
        <span>{texts.searchSaved}</span>
      </p>
      <p className="toast kept-note" id={SAVED_ANCHORS.searchUntold}>
        <span>{texts.searchUntold}</span>
        <a href={alerts.href}>{alerts.label}</a>
      </p>
    </div>
  );
}
