import { formatPhone, linkToPhone } from '../../domain/contact/phone.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { MessageDetails } from './model.ts';

type Contact = Pick<SiteSettings, 'contact'>;

/** What was sent to a page and could not be taken, as its form can be sent again. */
export interface Resubmission {
  action: string;
  fields: { name: string; value: string }[];
}

const hasPhone = ({ contact }: Contact) => /\d/.test(contact.phone);
const formatOrCall = (settings: Contact) =>
  hasPhone(settings) ? `, or call us on ${formatPhone(settings.contact.phone)}` : '';

/** What is said of a form that cannot be kept for now, whose boxes still hold all that was written. */
export function formatNotSaved(settings: Contact & Pick<SiteSettings, 'forms'>): string {
  const again = `please send it again in a minute${formatOrCall(settings)}`;
  return `${settings.forms.messages.failed}. What you wrote is still here: ${again}.`;
}

/**
 * What is said in place of a page that cannot be made for now (app/when-unavailable.ts), after sending `again` to it or
 * only asking for it.
 */
export function buildUnavailableMessage(
  settings: Contact,
  again: Resubmission | null,
): MessageDetails & Record<'heading' | 'text', string> {
  const { phone } = settings.contact;
  const what = again
    ? 'We couldn’t take that just now. Please send it'
    : 'We can’t do that just now. Please try';
  return {
    heading: 'Back in a minute',
    text: `${what} again in a minute${formatOrCall(settings)}.`,
    call: hasPhone(settings) ? { label: `Call ${formatPhone(phone)}`, href: linkToPhone(phone) } : null,
    again,
  };
}
