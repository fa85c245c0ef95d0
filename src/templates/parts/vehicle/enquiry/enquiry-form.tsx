import { useVehicleForm } from '../../../../features/leads/enquiry/parts/use-vehicle-form.ts';
import type { VehicleEnquiryModel } from '../../../../kernel/vehicle/buttons-model.ts';
import { EnquiryForm } from '../../forms/enquiry-form.tsx';

/** The enquiry form of the page's vehicle; if it cannot be loaded, the link to its page. */
export function FetchedEnquiryForm({ enquiry }: { enquiry: VehicleEnquiryModel }) {
  const state = useVehicleForm(enquiry.from);
  if (state.kind === 'form') return <EnquiryForm model={state.form} />;
  return (
    <p className="enq-waits" aria-busy={state.kind === 'loading' || undefined}>
      {state.kind === 'loading' ? (
        'One moment …'
      ) : (
        <>
          The form couldn’t be loaded here. <a href={enquiry.href}>Open it on its own page</a>
        </>
      )}
    </p>
  );
}
