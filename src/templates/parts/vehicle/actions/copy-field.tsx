import { useEffect, useRef } from 'react';

/**
 * The page's address in a field, selected and ready to be copied by hand: for browsers that do not let a script do it.
 */
export function CopyField({ url, onClose }: { url: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, []);
  return (
    <dialog className="vabout" ref={dialog} onClose={onClose} aria-labelledby="copy-h">
      <h2 id="copy-h">Copy this link</h2>
      <p>Your browser did not let this page copy it.</p>
      <input
        ref={field}
        className="copy-field"
        readOnly
        value={url}
        aria-label="Link to this page"
        onFocus={(event) => event.currentTarget.select()}
      />
      <form method="dialog">
        <button type="submit" className="btn btn--line">
          Close
        </button>
      </form>
    </dialog>
  );
}
