import { Suspense } from 'react';
import { useRequestedContact } from '../../../features/places/parts/use-requested-contact.ts';
import { LazyEnquiryDialog } from '../vehicle/enquiry/lazy-enquiry-dialog.tsx';

/** The enquiry to the location that was asked for last; nothing before. */
export function ContactDialog() {
  const requested = useRequestedContact();
  if (!requested) return null;
  const { contact, times } = requested;
  const enquiry = { ...contact, id: 'enquiry', placement: 'dialog' } as const;
  return (
    <Suspense>
      <LazyEnquiryDialog key={contact.from} asked={times} enquiry={enquiry} />
    </Suspense>
  );
}
