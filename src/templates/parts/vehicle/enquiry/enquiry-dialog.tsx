import type { VehicleEnquiryModel } from '../../../../kernel/vehicle/buttons-model.ts';
import { RequestedDialog } from '../../navigation/requested-dialog.tsx';
import { FetchedEnquiryForm } from './enquiry-form.tsx';

export interface EnquiryDialogProps {
  /** Increases each time the form is opened. */
  asked: number;
  enquiry: VehicleEnquiryModel;
}

/** A form about the vehicle, over its page. */
export function EnquiryDialog({ asked, enquiry }: EnquiryDialogProps) {
  const { id, heading, about } = enquiry;
  return (
    <RequestedDialog
      asked={asked}
      hash={`#${id}`}
      className="enq-dialog"
      heading={{ id: `${id}-h`, text: heading }}
      headClassName="enq-dialog-head"
    >
      <p className="mute">{about}</p>
      <FetchedEnquiryForm enquiry={enquiry} />
    </RequestedDialog>
  );
}
