import { useEffect, useRef, useState } from 'react';
import type { VehicleEnquiryModel } from '../../../../kernel/vehicle/buttons-model.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { CloseOnBack } from '../../navigation/close-on-back.tsx';
import { FetchedEnquiryForm } from './enquiry-form.tsx';

export interface EnquiryDialogProps {
  /** Increases each time the form is opened. */
  asked: number;
  enquiry: VehicleEnquiryModel;
}

/** A form about the vehicle, over its page. What was typed stays when it is closed; Escape and Back close it. */
export function EnquiryDialog({ asked, enquiry }: EnquiryDialogProps) {
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
      className="enq-dialog"
      ref={dialog}
      aria-labelledby={`${enquiry.id}-h`}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="enq-dialog-in">
        <div className="enq-dialog-head">
          <h2 id={`${enquiry.id}-h`}>{enquiry.heading}</h2>
          <button className="iconbtn" type="button" aria-label="Close" onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        <p className="mute">{enquiry.about}</p>
        <FetchedEnquiryForm enquiry={enquiry} />
      </div>
      {isOpen && <CloseOnBack hash={`#${enquiry.id}`} dialog={dialog} onShut={() => setOpen(false)} />}
    </dialog>
  );
}
