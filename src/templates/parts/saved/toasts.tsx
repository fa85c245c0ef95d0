import { SAVE_FORM_ID, SAVE_PATH, SAVED_ANCHORS } from '../../../features/account/watchlist/address.ts';
import type { SavingChrome } from '../../../kernel/chrome/model.ts';
import { encodeJson } from '../../../ui/islands/island.tsx';

/** Where messages appear in passing, also to screen readers (`toast.ts`), with their words. */
export function Toasts({ saving }: { saving: SavingChrome }) {
  const { favourites, texts, toastMs } = saving;
  return (
    <>
      {saving.hasKeepForm && <form id={SAVE_FORM_ID} method="post" action={SAVE_PATH} hidden />}
      {saving.hasKeepForm && (
        <noscript>
          <SavedWithoutScripts saving={saving} />
        </noscript>
      )}
      <div className="toasts" role="status" />
      <script
        type="application/json"
        data-toasts=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped, in a block that never runs
        dangerouslySetInnerHTML={{ __html: encodeJson({ favourites, texts, toastMs } satisfies ToastWords) }}
      />
    </>
  );
}

/** What the messages of a site say, how long they stay, and where they lead. */
export type ToastWords = Pick<SavingChrome, 'favourites' | 'texts' | 'toastMs'>;

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
