import type { ContactModel } from '../../../features/places/model.ts';
import { Island } from '../../../ui/islands/island.tsx';
import { useBehaviour } from '../../../ui/islands/use-behaviour.ts';
import { openContacts } from './open-contact.ts';

interface ContactButtonProps {
  contact: ContactModel;
  className: string;
}

/** Opens the enquiry to a location over the page; without scripts it is a page of its own (H3). */
export function ContactButton({ contact, className }: ContactButtonProps) {
  const { href, heading, label, from, about } = contact;
  return (
    <a className={className} href={href} aria-label={heading} data-contact={from} data-about={about}>
      {label}
    </a>
  );
}

/** Nothing is shown before a link is pressed, so the page needs nothing of the dialog itself. */
const NothingYet = () => null;

/** What the links to locations open, once one is pressed. */
export function ContactOverlay() {
  return (
    <div {...useBehaviour('contacts', openContacts)}>
      <Island name="contact-dialog" of={NothingYet} props={{}} when="asked" />
    </div>
  );
}
