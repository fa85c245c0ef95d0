import { formatPhone } from '../../../domain/contact/phone.ts';
import { formatDate } from '../../../domain/text/format.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import { readRecords, type VisitorRecords } from '../privacy/records.ts';
import type { MyDataSection } from './model.ts';

export async function loadMyDataSection(visitor: SignedInVisitor, request: RequestContext): Promise<MyDataSection> {
  const records = await readRecords(visitor, request);
  const { visitors, privacy, leads } = request.settings;
  const { many } = getVehicleWords(request.settings);
  return {
    kind: 'my-data',
    kept: buildRetentionLines(records, visitor, request),
    retention: [
      `Your account: ${formatDays(visitors.retentionDays)} after your last visit.`,
      `Enquiries, bookings, valuations, conversations and payments: ${formatDays(privacy.enquiryDays)}.`,
      `Forms you started but didn’t send: ${formatDays(leads.unfinished.keepDays)}.`,
      `Alerts we sent you: ${formatDays(privacy.alertDays)}.`,
      'Emails asking you to confirm your address: until the link expires. Your confirmation: ' +
        'as long as you keep that address.',
    ],
    download: { label: 'Download my data', href: '/api/my-data' },
    remove: {
      goes: [
        'Your details and your phone number in your account',
        `Your saved ${many} and searches, and all alerts`,
        'The confirmation of your email address',
        'All sign-ins: you’re signed out everywhere',
        'Forms you started but didn’t send',
      ],
      stays: [
        'Enquiries, bookings, conversations, payments and prize wheel spins: the dealership has these ' +
          'and keeps them for the times above',
        'Your request for no more offers by email, so we don’t send any',
      ],
      label: 'Delete my account',
      confirm: 'Yes, permanently delete my account',
    },
  };
}

function buildRetentionLines(
  records: VisitorRecords,
  visitor: SignedInVisitor,
  { settings }: RequestContext,
): MyDataSection['kept'] {
  const { details, account } = records;
  const date = (moment: Date) => formatDate(moment, settings.locations.timeZone);
  const name = [details?.name, details?.last_name].filter(Boolean).join(' ');
  const counts: [string, number][] = [
    [`Saved ${getVehicleWords(settings).many}`, records.saved_vehicles.length],
    ['Saved searches', records.saved_searches.length],
    ['Enquiries and bookings', records.enquiries.length],
    ['Valuations', records.valuations.length],
    ['Forms not sent yet', records.begun_forms.length],
    ['Conversations', records.conversations.length],
    ['Payments', records.payments.length],
    ['Prize wheel spins', records.turns.length],
    ['Signed-in devices', records.sessions.length],
  ];
  return [
    { label: 'Phone', text: formatPhone(visitor.phone) },
    ...(name ? [{ label: 'Name', text: name }] : []),
    ...(details?.email ? [{ label: 'Email Address', text: emailText(details.email, records) }] : []),
    ...(details?.postcode ? [{ label: 'Postcode', text: details.postcode }] : []),
    ...(account
      ? [
          {
            label: 'Account',
            text: `Opened on ${date(account.created_at)}, last visit ${date(account.last_seen_at)}`,
          },
        ]
      : []),
    ...counts.map(([label, count]) => ({ label, text: String(count) })),
  ];
}

function emailText(email: string, { confirmation_emails }: VisitorRecords): string {
  const isConfirmed = confirmation_emails.some(
    (sent) => sent.email === email.toLowerCase() && sent.confirmed_at !== null,
  );
  return isConfirmed ? `${email}, confirmed for alerts` : `${email}, not confirmed for alerts`;
}

/** "2 years", "90 days". */
function formatDays(days: number): string {
  const years = Math.round(days / 365.25);
  if (years >= 2 && Math.abs(days - years * 365.25) < 2) return `${years} years`;
  return days === 1 ? '1 day' : `${days} days`;
}
