import type { StoredLead } from '../../../domain/leads/lead.ts';
import type { AdfProspect, AdfTimeframe } from '../../../integrations/adf/document.ts';
import { formatLines } from '../../../kernel/email/lines.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { findChangeWord } from './booking-words.ts';
import { buildAnswerLines, buildOriginLines } from './lead-lines.ts';
import { buildDeliveryKey, getLeadPhone, getLeadTimeZone, type PendingDelivery } from './pending-delivery.ts';
import { buildProspectVehicles } from './prospect-vehicles.ts';

/** The enquiry for ADF: what ADF has no element for goes into the comments, so that nothing is lost. */
export function buildProspect(
  pending: PendingDelivery,
  settings: Pick<SiteSettings, 'brand' | 'contact' | 'locations' | 'wording'>,
): AdfProspect {
  const { brand, contact } = settings;
  const { lead: stored, car, dealership, location } = pending;
  const { lead } = stored;
  const change = findChangeWord(pending);
  const said = [
    [change, kindOf(stored)].filter(Boolean).join(': '),
    ...(lead.message ? [lead.message] : []),
    formatLines([...buildAnswerLines(stored), ...buildOriginLines(stored, getLeadTimeZone(pending, settings))]),
  ].filter(Boolean);
  return {
    id: { value: buildDeliveryKey(pending), source: brand.name },
    requestdate: pending.booking?.change ? pending.booking.at : stored.created_at,
    vehicles: buildProspectVehicles(stored, car, settings.wording.offering),
    customer: {
      contact: {
        name: { first: lead.name, last: lead.last_name },
        email: lead.email,
        phone: lead.phone,
        address: lead.postcode ? { street: null, city: null, regioncode: null, postalcode: lead.postcode } : null,
      },
      timeframe: timeframeOf(stored),
      comments: said.join('\n\n'),
    },
    vendor: {
      name: dealership?.name ?? brand.name,
      url: dealership?.website ?? originOf(lead.url),
      contact: {
        name: { company: location?.name ?? dealership?.name ?? brand.name },
        email: null,
        phone: getLeadPhone(pending, contact),
        address: location && {
          street: location.address.street,
          city: location.address.city,
          regioncode: location.address.state,
          postalcode: location.address.postcode,
        },
      },
    },
    provider: { name: brand.name, url: originOf(lead.url) },
  };
}

/** "Service Enquiry, Service Booking": comes first, since the standard has no element for it. */
const kindOf = ({ lead }: StoredLead) => [lead.category, lead.subcategory].filter(Boolean).join(', ');

function timeframeOf({ answers }: StoredLead): AdfTimeframe | null {
  const { booking, booking_start, booking_end, preferred_date, preferred_time } = answers;
  if (typeof booking_start === 'string' && typeof booking_end === 'string')
    return {
      description: `Booked: ${booking}`,
      earliestdate: withoutFractions(booking_start),
      latestdate: withoutFractions(booking_end),
    };
  if (typeof preferred_date !== 'string') return null;
  const description = ['Asked for', preferred_time].filter(Boolean).join(': ');
  return { description, earliestdate: preferred_date, latestdate: preferred_date };
}

/** "2026-11-20T02:00:00.000Z" → "2026-11-20T02:00:00+00:00", as the document has all its times. */
const withoutFractions = (moment: string) => moment.replace(/(?:\.\d+)?Z$/, '+00:00');

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
