import type { MappingInput } from '../mapping/schema.ts';

const YES = ['true', '1', 'y', 'yes'];
const NO = ['false', '0', 'n', 'no'];
/** A number above zero: these feeds write 0 for "no price". */
const ABOVE_ZERO = '^.*[1-9].*$';
const CUBIC_CENTIMETRES = '^\\d{3,5}(\\.0+)?$';
const LITRES = '^(?<value>\\d{1,2}(\\.\\d+)?)\\s*[lL]?$';

/** What the CSV and the JSON of EasyCars-style systems have in common. */
const COMMON: MappingInput['fields'] = {
  stocknum: 'StockNumber',
  make: 'Make',
  model: 'Model',
  year: 'YearGroup',
  series: 'Series',
  badge: 'Badge',
  nvic: 'NVIC',
  regplate: 'RegoNum',
  body: 'Body',
  km: [{ column: 'Odometer', unit: 'miles', when: { column: 'IsMiles', is: YES } }, 'Odometer'],
  colour: 'Colour',
  car_type: [
    { value: 'demo', when: { column: 'IsDemo', is: YES } },
    { value: 'used', when: { column: 'IsUsed', is: YES } },
    { value: 'new', when: { column: 'IsUsed', is: NO } },
  ],
  compliance_date: 'ComplianceDate',
  fuel: 'FuelType',
  gearnum: 'GearCount',
  engine_size: { column: 'EngineSize', match: CUBIC_CENTIMETRES },
  'variant.grossvehiclemass': 'GVM',
  'specifications.sleeps': 'SleepingCapacity',
  'specifications.tare_weight': { column: 'Tare', when: { column: 'SleepingCapacity', match: '[1-9]' } },
  'specifications.axle_type': {
    column: 'AxleConfiguration',
    when: { column: 'SleepingCapacity', match: '[1-9]' },
  },
};

/** EasyCars-style stock upload CSV, 59 columns. It has no pictures, so a vehicle's present ones stay. */
export const EASYCARS_CSV: MappingInput['fields'] = {
  ...COMMON,
  location_slug: 'YardCode',
  vin: 'Vin',
  price: [{ column: 'DAPPrice', match: ABOVE_ZERO }, { column: 'EGCPrice', match: ABOVE_ZERO }, 'DAPPrice', 'EGCPrice'],
  price_type: [
    { value: 'Drive Away', when: { column: 'DAPPrice', match: '[1-9]' } },
    { value: 'Excl. Govt. Charges', when: { column: 'EGCPrice', match: '[1-9]' } },
  ],
  offer_price: { column: 'SpecialPrice', match: ABOVE_ZERO },
  before_price: [
    { column: 'DAPPrice', match: ABOVE_ZERO, when: { column: 'SpecialPrice', match: '[1-9]' } },
    { column: 'EGCPrice', match: ABOVE_ZERO, when: { column: 'SpecialPrice', match: '[1-9]' } },
  ],
  interior_colour: 'InteriorColour',
  rego_expiry: 'RegExpiry',
  build_date: 'BuildDate',
  standardEquipment: { columns: ['StandardFeature', 'OptionFeature'] },
  dealercomments: ['AdvDescription', 'ShortDescription'],
  trans: 'Transmission',
  drive: 'Drive',
  seats: 'Seats',
  doors: 'Doors',
  engine_size_litres: { column: 'EngineSize', match: LITRES },
  'variant.cylinders': { column: 'Cylinders', match: '\\d+' },
};

/** EasyCars-style JSON: an object with the vehicles in StockList. */
export const EASYCARS_JSON: MappingInput['fields'] = {
  ...COMMON,
  location_slug: ['YardName', 'YardCode'],
  vin: 'VIN',
  status: 'StockStatus',
  reserved: 'IsDepositTaken',
  price: 'Price',
  price_type: { value: 'Drive Away', when: { column: 'IsDriveAway', is: YES } },
  offer_price: { column: 'AdvSpecialPrice', match: ABOVE_ZERO },
  before_price: { column: 'Price', when: { column: 'AdvSpecialPrice', match: '[1-9]' } },
  interior_colour: 'InteriorColor',
  rego_expiry: 'RegoExpiry',
  build_date: 'BuiltDate',
  standardEquipment: { columns: ['StandardFeatures', 'OptionalFeatures'] },
  dealercomments: ['AdvDescription', 'AdditionalDescription'],
  trans: 'GearType',
  drive: 'DriveTrain',
  seats: 'SeatCapacity',
  doors: 'DoorNum',
  engine_size_litres: { column: 'EngineCapacity', match: LITRES },
  'variant.cylinders': { column: 'Cylinder', match: '\\d+' },
  'variant.induction': 'EngineTypeDescription',
  images: 'ImageURLs',
  video_url: 'VideoLink',
};
