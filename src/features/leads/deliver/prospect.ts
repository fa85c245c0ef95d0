import type { AdfProspect } from '../../../integrations/adf/document.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { changeWord } from './booking-words.ts';
import { answerLines, formatLines, originLines } from './lead-words.ts';
import { deliveryKey, type Owed, timeZoneOf } from './owed.ts';
import { prospectVehicles } from './prospect-vehicles.ts';

/** The enquiry as ADF knows it: what ADF has no element for stands in the comments, so that nothing is left out. */
export function prospectOf(
  owed: Owed,
  settings: Pick<SiteSettings, 'brand' | 'contact' | 'locations'>,
): AdfProspect {
  const { brand, contact } = settings;
  const { kept, car, dealership, location } = owed;
  const { lead } = kept;
  const change = changeWord(owed);
  const said = [
    ...(change ? [`${change}: ${lead.category}`] : []),
    ...(lead.message ? [lead.message] : []),
    formatLines([...answerLines(kept), ...originLines(kept, timeZoneOf(owed, settings))]),
  ].filter(Boolean);
  return {
    id: { value: deliveryKey(owed), source: brand.name },
    requestdate: owed.booking?.change ? owed.booking.at : kept.created_at,
    vehicles: prospectVehicles(kept, car),
    customer: {
      contact: {
        name: { first: lead.name, last: lead.last_name },
        email: lead.email,
        phone: lead.phone,
        address: lead.postcode
          ? { street: null, city: null, regioncode: null, postalcode: lead.postcode }
          : null,
      },
      comments: said.join('\n\n'),
    },
    vendor: {
      name: dealership?.name ?? brand.name,
      url: dealership?.website ?? originOf(lead.url),
      contact: {
        name: { company: location?.name ?? dealership?.name ?? brand.name },
        email: null,
        phone: location?.contact_detail.phone ?? contact.phone,
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

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
