import { Icon } from '../../../ui/icons/icon.tsx';

const DIALOG = 'certified-about';

/** The badge of a certified Toyota, and its meaning in a dialog that needs no script (D17). */
export function Certified({ text, about }: { text: string; about: string | null }) {
  return (
    <div className="box-p certified">
      <Icon name="badge-check" />
      <span>{text}</span>
      {about && (
        <>
          <button type="button" className="link certified-b" popoverTarget={DIALOG} aria-haspopup="dialog">
            What it means
          </button>
          <dialog id={DIALOG} className="vabout" popover="auto" aria-labelledby={`${DIALOG}-h`}>
            <h2 id={`${DIALOG}-h`}>{text}</h2>
            <p>{about}</p>
            <button type="button" className="btn btn--line" popoverTarget={DIALOG} popoverTargetAction="hide">
              Close
            </button>
          </dialog>
        </>
      )}
    </div>
  );
}
