import {
  listVisitorDrafts,
  listVisitorLeads,
  listVisitorValuations,
  type VisitorLead,
} from '../../../db/queries/visitors/visitor-records.ts';
import { getBookingState } from '../../../domain/bookings/booking-state.ts';
import { formatDate, formatDollars } from '../../../domain/text/format.ts';
import type { ValuationResult } from '../../../domain/trade-in/valuation.ts';
import type { OwnVehicle } from '../../../domain/trade-in/vehicle.ts';
import { formatVehicleName, formatVehicleTitle, joinMakeAndModel } from '../../../domain/vehicle/names.ts';
import { linkToMyBooking } from '../../../kernel/addresses/booking.ts';
import { linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import { createBookingToken, getOrCreateBookingSecret } from '../../../kernel/leads/booking-token.ts';
import { listForms } from '../../../kernel/leads/forms.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import type { SentRow, SentSection } from './model.ts';

/**
 * What a visitor sent (F5): enquiries with their bookings, valuations, or finance applications with those that they
 * began.
 */
export async function loadSentSection(
  kind: 'enquiries' | 'valuations' | 'finance',
  visitor: SignedInVisitor,
  request: RequestContext,
): Promise<SentSection> {
  const { leads, valuations, drafts, secret } = await request.db.run(async (tx) => ({
    secret: await getOrCreateBookingSecret(tx),
    leads: await listVisitorLeads(tx, visitor),
    valuations: kind === 'valuations' ? await listVisitorValuations(tx, visitor) : [],
    drafts: kind === 'finance' ? await listVisitorDrafts(tx, visitor) : [],
  }));
  const forms = listForms();
  const finance = forms.filter(({ subject }) => subject === 'finance');
  const kindOf = ({ category }: VisitorLead) =>
    forms.find((form) => form.category === category)?.subject ?? 'enquiries';
  const valued = new Map(valuations.map((valuation) => [valuation.lead_id, valuation]));
  const sent = leads.filter((lead) => kindOf(lead) === kind);
  const begun = drafts.filter(({ form }) => finance.some(({ id }) => id === form));
  return {
    kind: 'sent',
    rows: [
      ...begun.map(({ form, page, updated_at }, at) => ({
        id: `draft-${at}`,
        heading: `${finance.find(({ id }) => id === form)?.heading ?? 'Application'}, not sent yet`,
        date: dateOf(updated_at, request),
        about: { label: 'Continue', href: page },
        lines: [],
        booking: null,
      })),
      ...sent.map((lead) => sentRow(lead, valued.get(lead.id), secret, request)),
    ],
  };
}

type Valued = Awaited<ReturnType<typeof listVisitorValuations>>[number];

function sentRow(lead: VisitorLead, valued: Valued | undefined, secret: string, request: RequestContext): SentRow {
  return {
    id: String(lead.id),
    heading: [lead.category, lead.subcategory].filter(Boolean).join(': '),
    date: dateOf(lead.created_at, request),
    about: aboutOf(lead, request),
    lines: [
      { label: 'Number', text: String(lead.id) },
      ...(lead.message ? [{ label: 'Message', text: lead.message }] : []),
      ...(valued ? valuedLines(valued) : []),
      ...(lead.files.length > 0 ? [{ label: 'Files', text: lead.files.map(({ name }) => name).join(', ') }] : []),
    ],
    booking: bookingOf(lead, secret, request),
  };
}

function aboutOf(lead: VisitorLead, { stock }: RequestContext): SentRow['about'] {
  const [listed] = lead.car_id ? stock.cardsOf([lead.car_id]) : [];
  if (listed) return { label: formatVehicleName(listed), href: linkToVehicle(listed.slug) };
  const label = joinMakeAndModel(lead['Vehicle Make'] ?? '', lead['Vehicle Model'] ?? '').trim();
  return label ? { label, href: null } : null;
}

function valuedLines({ vehicle, rego, result }: Valued): SentRow['lines'] {
  const own = vehicle as Partial<OwnVehicle> | null;
  const name = own ? formatVehicleTitle({ year: own.year ?? null, make: own.make ?? '', model: own.model ?? '' }) : '';
  const worth = result as ValuationResult | null;
  return [
    ...(name ? [{ label: 'Your vehicle', text: name }] : []),
    ...(rego ? [{ label: 'Rego', text: rego }] : []),
    ...(worth?.kind === 'estimate'
      ? [{ label: 'Estimate', text: `${formatDollars(worth.from)} to ${formatDollars(worth.to)}` }]
      : []),
    ...(worth?.kind === 'by_hand' ? [{ label: 'Estimate', text: 'Our team will look at it' }] : []),
    ...(worth?.answer ? [{ label: 'Your answer', text: worth.answer }] : []),
  ];
}

function bookingOf({ id, booking }: VisitorLead, secret: string, { site, now }: RequestContext): SentRow['booking'] {
  if (!booking) return null;
  const { start_at, end_at, time_zone, location_name } = booking;
  const day = new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: time_zone,
  }).format(start_at);
  const clock = new Intl.DateTimeFormat('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: time_zone,
  });
  const time = `${day}, ${clock.format(start_at)} to ${clock.format(end_at)}`;
  const state = getBookingState(booking, now);
  const href = linkToMyBooking(createBookingToken(id, site.id, secret));
  return {
    text: location_name ? `${time} at ${location_name}` : time,
    state,
    change: state === 'open' ? { label: 'Move or cancel', href } : null,
  };
}

const dateOf = (moment: Date, { settings }: RequestContext) => formatDate(moment, settings.locations.timeZone);
