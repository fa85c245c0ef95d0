import type { VehicleEnquiryModel } from '../../../../kernel/vehicle/buttons-model.ts';
import { Island } from '../../../../ui/islands/island.tsx';
import { InlineEnquiry } from './inline-enquiry.tsx';

/** A form about the vehicle, where the site has it in the page (G1); others open over it (`overlays.tsx`). */
export function VehicleEnquiry({ enquiry }: { enquiry: VehicleEnquiryModel }) {
  if (enquiry.placement === 'dialog') return null;
  return (
    <section className="price-box enq-inline" id={enquiry.id} aria-labelledby={`${enquiry.id}-h`}>
      <h2 id={`${enquiry.id}-h`}>{enquiry.heading}</h2>
      <Island name="inline-enquiry" of={InlineEnquiry} props={{ enquiry }} when="visible" />
    </section>
  );
}
