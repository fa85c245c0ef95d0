import type { MappingInput } from '../mapping/schema.ts';

const ABOVE_ZERO = '^.*[1-9].*$';

const some = (column: string) => ({ column, match: '[1-9]' });
const none = (column: string) => ({ column, match: '^[^1-9]*$' });

/**
 * Cox-style dealer CSV: the advertised price, else the drive-away price, else the price excluding government charges.
 */
export const COX_CSV: MappingInput['fields'] = {
  location_slug: 'DealerID',
  stocknum: 'StockNo',
  vin: 'VIN',
  make: 'Make',
  model: 'Model',
  year: 'ManuYear',
  series: 'Series',
  badge: 'Badge',
  body: 'Body',
  car_type: 'Condition',
  km: 'Odometer',
  price: [
    { column: 'AdvertisedPrice', match: ABOVE_ZERO },
    { column: 'DriveAwayPrice', match: ABOVE_ZERO },
    { column: 'EGCPrice', match: ABOVE_ZERO },
    'AdvertisedPrice',
  ],
  price_type: [
    { value: 'Drive Away', when: [none('AdvertisedPrice'), some('DriveAwayPrice')] },
    {
      value: 'Excl. Govt. Charges',
      when: [none('AdvertisedPrice'), none('DriveAwayPrice'), some('EGCPrice')],
    },
  ],
  fuel: 'FuelType',
  colour: 'BodyColour',
  interior_colour: 'TrimColour',
  doors: 'Doors',
  seats: 'Seats',
  trans: 'Gearbox',
  drive: 'DriveType',
  'variant.cylinders': { column: 'Cylinders', match: '\\d+' },
  images: 'PhotoURL',
  dealercomments: 'Comments',
};
