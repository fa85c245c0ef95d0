/** Features that shoppers filter by, and the wording of equipment lists. */
const FEATURES: readonly (readonly [feature: string, pattern: RegExp])[] = [
  ['Apple CarPlay', /apple\s*car\s*-?play/i],
  ['Android Auto', /android\s*auto/i],
  ['Satellite Navigation', /sat(ellite)?\.?\s*-?nav|gps nav|\bnavigation\b/i],
  ['Bluetooth', /bluetooth/i],
  ['Reversing Camera', /(revers\w*|rear(\s?-?view)?)\s*(view )?camera|camera - rear/i],
  ['360 Camera', /(360|surround|around)[\s°-]*(degree|view|camera)/i],
  ['Parking Sensors', /park(ing)? (sensor|assist|distance)|parking distance control/i],
  [
    'Adaptive Cruise Control',
    /(adaptive|radar|intelligent|active)[\w\s/-]*cruise|cruise control[\s-]*(intelligent|adaptive|distance|active)/i,
  ],
  ['Cruise Control', /cruise/i],
  ['Autonomous Emergency Braking', /\baeb\b|autonomous emergency|(collision|crash) mitigation|city safety/i],
  ['Blind Spot Monitoring', /blind\s*-?spot/i],
  ['Lane Keeping Assist', /lane (keep|assist|centr)/i],
  ['Lane Departure Warning', /lane departure/i],
  ['Rear Cross Traffic Alert', /cross traffic/i],
  ['Heated Seats', /heated[\w\s&]*seats?|seats?[\s-]*heated/i],
  ['Ventilated Seats', /(ventilated|cooled)[\w\s&]*seats?/i],
  ['Leather Seats', /leather[\w\s-]*(seat|trim|upholster)|(seat|trim)[\w\s-]*leather/i],
  ['Power Seats', /(power|electric)[\w\s-]*seats?/i],
  ['Keyless Entry', /keyless( entry|-entry)?|proximity key|smart key/i],
  ['Push Button Start', /(push[\s-]*button|keyless)[\w\s&/-]*start/i],
  ['Sunroof', /sun\s?-?roof|moon\s?-?roof|panoramic (glass )?roof/i],
  ['Climate Control', /climate/i],
  ['Alloy Wheels', /alloy wheel|alloys?\b/i],
  ['LED Headlights', /led head|head\w*[\s-]*led/i],
  ['Head-Up Display', /head[\s-]?up display|\bhud\b/i],
  ['Power Tailgate', /(power|electric|hands-?free|smart)[\w\s-]*(tailgate|boot|lift\s?gate)/i],
  ['Tow Bar', /tow\s?-?bar|tow pack|tow hitch/i],
  ['Bull Bar', /bull\s?-?bar|nudge bar/i],
  ['Roof Rails', /roof (rail|rack)/i],
  ['Wireless Charging', /wireless[\w\s-]*charg/i],
  ['Third Row Seats', /(third|3rd)[\s-]*row/i],
  ['Isofix', /isofix/i],
  ['Paddle Shifters', /paddle/i],
  ['Tyre Pressure Monitoring', /tyre pressure|\btpms\b/i],
];

const NAMES = new Map<string, readonly string[]>();

function featuresOf(item: string): readonly string[] {
  const known = NAMES.get(item);
  if (known) return known;
  const found = FEATURES.filter(([, pattern]) => pattern.test(item)).map(([feature]) => feature);
  // Adaptive cruise control is both kinds. Equipment lists repeat the same words in every car, so results are cached.
  if (NAMES.size < 50_000) NAMES.set(item, found);
  return found;
}

/** The filterable features in a vehicle's equipment, in the table's order and under one name each. */
export function pickFilterableFeatures(equipment: readonly string[]): string[] {
  const found = new Set(equipment.flatMap(featuresOf));
  return FEATURES.map(([feature]) => feature).filter((feature) => found.has(feature));
}
