import { buildParentElement, buildRequiredElement, buildTextElement, type Element, formatElement } from './xml.ts';

export type AdfInterest = 'buy' | 'lease' | 'sell' | 'trade-in' | 'test-drive';

export interface AdfVehicle {
  /** What the customer wants to do with it; null when the standard has no word for that. */
  interest: AdfInterest | null;
  /** Null when unknown. */
  status: 'new' | 'used' | null;
  year: number | null;
  make: string | null;
  model: string | null;
  vin: string | null;
  stock: string | null;
  trim: string | null;
  doors: number | null;
  bodystyle: string | null;
  transmission: string | null;
  odometerKm: number | null;
  colour: string | null;
  price: { dollars: number; type: 'asking' | 'appraisal' } | null;
  pricecomments: string | null;
  comments: string | null;
}

export interface AdfContact {
  /** First and last name, or a company's single name. */
  name: { first: string | null; last: string | null } | { company: string };
  email: string | null;
  phone: string | null;
  address: {
    street: string | null;
    city: string | null;
    regioncode: string | null;
    postalcode: string | null;
  } | null;
}

/** When the customer comes: in words, and as a range in ISO 8601. */
export interface AdfTimeframe {
  description: string;
  earliestdate: string;
  latestdate: string;
}

export interface AdfProspect {
  /** Identifies the prospect at its source. */
  id: { value: string; source: string };
  requestdate: Date;
  /** At least one. */
  vehicles: readonly AdfVehicle[];
  customer: { contact: AdfContact; timeframe: AdfTimeframe | null; comments: string | null };
  vendor: { name: string; url: string | null; contact: AdfContact };
  provider: { name: string; url: string | null };
}

/** The enquiry as an ADF 1.0 document: elements in the standard's order, required ones always present. */
export function formatAdfDocument({ id, requestdate, vehicles, customer, vendor, provider }: AdfProspect): string {
  const prospect = buildParentElement(
    'prospect',
    [
      buildRequiredElement('id', id.value, { sequence: '1', source: id.source }),
      buildRequiredElement('requestdate', `${requestdate.toISOString().slice(0, 19)}+00:00`),
      ...vehicles.map(vehicleOf),
      buildParentElement('customer', [
        contactOf(customer.contact),
        timeframeOf(customer.timeframe),
        buildTextElement('comments', customer.comments),
      ]),
      buildParentElement('vendor', [
        buildRequiredElement('vendorname', vendor.name),
        buildTextElement('url', vendor.url),
        contactOf(vendor.contact),
      ]),
      buildParentElement('provider', [
        buildRequiredElement('name', provider.name),
        buildTextElement('url', provider.url),
      ]),
    ],
    { status: 'new' },
  );
  const [root] = buildParentElement('adf', [prospect]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${formatElement(root)}\n`;
}

function vehicleOf(vehicle: AdfVehicle): Element[] {
  const { colour, price, interest, status } = vehicle;
  return buildParentElement(
    'vehicle',
    [
      buildRequiredElement('year', vehicle.year),
      buildRequiredElement('make', vehicle.make),
      buildRequiredElement('model', vehicle.model),
      buildTextElement('vin', vehicle.vin),
      buildTextElement('stock', vehicle.stock),
      buildTextElement('trim', vehicle.trim),
      buildTextElement('doors', vehicle.doors),
      buildTextElement('bodystyle', vehicle.bodystyle),
      buildTextElement('transmission', vehicle.transmission),
      buildTextElement('odometer', vehicle.odometerKm, { status: 'unknown', units: 'km' }),
      colour === null
        ? []
        : buildParentElement('colorcombination', [
            buildRequiredElement('exteriorcolor', colour),
            buildRequiredElement('preference', 1),
          ]),
      price === null ? [] : buildTextElement('price', price.dollars, { type: price.type, currency: 'AUD' }),
      buildTextElement('pricecomments', vehicle.pricecomments),
      buildTextElement('comments', vehicle.comments),
    ],
    { ...(interest && { interest }), ...(status && { status }) },
  );
}

function timeframeOf(timeframe: AdfTimeframe | null): Element[] {
  if (!timeframe) return [];
  const { description, earliestdate, latestdate } = timeframe;
  return buildParentElement('timeframe', [
    buildTextElement('description', description),
    buildRequiredElement('earliestdate', earliestdate),
    buildRequiredElement('latestdate', latestdate),
  ]);
}

/** The standard requires a name, and an email address or a phone number, in this order. */
function contactOf({ name, email, phone, address }: AdfContact): Element[] {
  const reached = [buildTextElement('email', email), buildTextElement('phone', phone, { type: 'voice' })].flat();
  return buildParentElement('contact', [
    namesOf(name),
    reached.length > 0 ? reached : buildRequiredElement('phone', null, { type: 'voice' }),
    address === null ? [] : addressOf(address),
  ]);
}

function namesOf(name: AdfContact['name']): Element[] {
  if ('company' in name) return buildRequiredElement('name', name.company, { part: 'full', type: 'business' });
  const said = [
    buildTextElement('name', name.first, { part: 'first', type: 'individual' }),
    buildTextElement('name', name.last, { part: 'last', type: 'individual' }),
  ].flat();
  return said.length > 0 ? said : buildRequiredElement('name', null, { part: 'full', type: 'individual' });
}

function addressOf(address: NonNullable<AdfContact['address']>): Element[] {
  return buildParentElement('address', [
    buildRequiredElement('street', address.street, { line: '1' }),
    buildTextElement('city', address.city),
    buildTextElement('regioncode', address.regioncode),
    buildTextElement('postalcode', address.postalcode),
    buildRequiredElement('country', 'AU'),
  ]);
}
