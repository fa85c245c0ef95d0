import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { CloseOnBack } from './close-on-back.tsx';

interface RequestedDialogProps {
  /** Increases each time the dialog is opened. */
  asked: number;
  /** Its anchor in the address, such as `#message`. */
  hash: string;
  className: string;
  heading: { id: string; text: string };
  headClassName: string;
  children: ReactNode;
}

/** A dialog over the page. What was typed stays when it is closed; Escape, Back and a press beside it close it. */
export function RequestedDialog({ asked, hash, className, heading, headClassName, children }: RequestedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens each time it is asked for
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    setOpen(true);
  }, [asked]);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape and the button
    <dialog
      className={className}
      ref={dialog}
      aria-labelledby={heading.id}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={`${className}-in`}>
        <div className={headClassName}>
          <h2 id={heading.id}>{heading.text}</h2>
          <button className="iconbtn" type="button" aria-label="Close" onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
      {isOpen && <CloseOnBack hash={hash} dialog={dialog} onShut={() => setOpen(false)} />}
    </dialog>
  );
}
