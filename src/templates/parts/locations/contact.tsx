import type { MouseEvent } from 'react';
import { Suspense } from 'react';
import type { ContactModel } from '../../../features/places/model.ts';
import { openContact, useRequestedContact } from '../../../features/places/parts/contact-overlay.ts';
import { LazyEnquiryDialog } from '../vehicle/enquiry/lazy-enquiry-dialog.tsx';

interface ContactButtonProps {
  contact: ContactModel;
  className: string;
}

/** Opens the enquiry to a location over the page; without scripts it is a page of its own (H3). */
export function ContactButton({ contact, className }: ContactButtonProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openContact(contact);
  };
  return (
    <a className={className} href={contact.href} onClick={open} aria-label={contact.heading}>
      {contact.label}
    </a>
  );
}

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
