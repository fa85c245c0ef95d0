import { formatPhone, linkToPhone } from '../../domain/contact/phone.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { MessageDetails } from './model.ts';

type Contact = Pick<SiteSettings, 'contact'>;

/** A form that could not be accepted, with the fields to send it again. */
export interface Resubmission {
  action: string;
  fields: { name: string; value: string }[];
}

const hasPhone = ({ contact }: Contact) => /\d/.test(contact.phone);
const formatOrCall = (settings: Contact) =>
  hasPhone(settings) ? `, or call us on ${formatPhone(settings.contact.phone)}` : '';

/** The message for a form that cannot be saved for now, whose boxes still hold all input. */
export function formatNotSaved(settings: Contact & Pick<SiteSettings, 'forms'>): string {
  const again = `please send it again in a minute${formatOrCall(settings)}`;
  return `${settings.forms.messages.failed}. Your answers are still here: ${again}.`;
}

/**
 * The message in place of a page that is unavailable for now (app/when-unavailable.ts), after a form was sent to it
 * (`again`) or only a read.
 */
export function buildUnavailableMessage(
  settings: Contact,
  again: Resubmission | null,
): MessageDetails & Record<'heading' | 'text', string> {
  const { phone } = settings.contact;
  const what = again ? 'We couldn’t take that just now. Please send it' : 'We can’t do that just now. Please try';
  return {
    heading: 'Back in a minute',
    text: `${what} again in a minute${formatOrCall(settings)}.`,
    call: hasPhone(settings) ? { label: `Call ${formatPhone(phone)}`, href: linkToPhone(phone) } : null,
    again,
  };
}
