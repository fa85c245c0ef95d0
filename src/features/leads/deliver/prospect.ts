import type { Car } from '../../../domain/car.ts';
import type { KeptLead } from '../../../domain/lead.ts';
import type { AdfProspect, AdfVehicle } from '../../../integrations/adf/document.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { answerLines, formatLines, originLines } from './lead-words.ts';
import { deliveryKey, type Owed, timeZoneOf } from './owed.ts';

/** The enquiry as ADF knows it: what ADF has no element for stands in the comments, so that nothing is left out. */
export function prospectOf(
  owed: Owed,
  settings: Pick<SiteSettings, 'brand' | 'contact' | 'locations'>,
): AdfProspect {
  const { brand, contact } = settings;
  const { kept, car, dealership, location } = owed;
  const { lead } = kept;
  const said = [
    ...(lead.message ? [lead.message] : []),
    formatLines([...answerLines(kept), ...originLines(kept, timeZoneOf(owed, settings))]),
  ].filter(Boolean);
  return {
    id: { value: deliveryKey(owed), source: brand.name },
    requestdate: kept.created_at,
    vehicle: vehicleOf(kept, car),
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

function vehicleOf({ lead, answers }: KeptLead, car: Car | null): AdfVehicle {
  const answered = (name: string) => (typeof answers[name] === 'string' ? (answers[name] as string) : null);
  const number = (value: unknown) => {
    const read = Number(value);
    return value !== null && value !== undefined && value !== '' && Number.isFinite(read) ? read : null;
  };
  return {
    interest: interestOf(lead.category),
    status: lead.car_type === 'new' ? 'new' : 'used',
    year: car?.year ?? number(answers.year),
    make: lead['Vehicle Make'] ?? answered('make'),
    model: lead['Vehicle Model'] ?? answered('model'),
    vin: car?.vin ?? answered('vin'),
    stock: lead.stock_number ?? null,
    trim: car?.badge ?? null,
    doors: car?.doors ?? null,
    bodystyle: car?.body ?? null,
    transmission: car?.trans ?? null,
    odometerKm: car?.km ?? number(answers.kilometres ?? answers.km),
    colour: car?.colour ?? null,
    priceDollars: car?.price ?? null,
    comments: lead.vehicle_status ?? null,
  };
}

const INTERESTS: readonly (readonly [RegExp, AdfVehicle['interest']])[] = [
  [/test[ -]?drive/i, 'test-drive'],
  [/trade/i, 'trade-in'],
  [/\bsell\b|instant price/i, 'sell'],
];

/** What the standard calls the kind of interest, from the words of the category. */
function interestOf(category: string): AdfVehicle['interest'] {
  return INTERESTS.find(([words]) => words.test(category))?.[1] ?? 'buy';
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
