import type { SortKey, TermKey } from '../contract.ts';

/**
 * What shoppers say for values of a filter. `values`: patterns in order of preference; the first that matches any value
 * in stock decides. `never` excludes values that the pattern would match.
 */
export interface SpokenRow {
  key: TermKey;
  says: string;
  values: readonly RegExp[];
  never?: RegExp;
}

const row = (key: TermKey, says: string, ...values: RegExp[]): SpokenRow => ({ key, says, values });

/** A capital without any vehicles or yards means its state: the suburbs around it are there. */
export const CAPITALS: readonly [city: string, state: RegExp][] = [
  ['Brisbane', /^(qld|queensland)$/i],
  ['Sydney', /^(nsw|new south wales)$/i],
  ['Melbourne', /^(vic|victoria)$/i],
  ['Perth', /^(wa|western australia)$/i],
  ['Adelaide', /^(sa|south australia)$/i],
  ['Hobart', /^(tas|tasmania)$/i],
  ['Canberra', /^(act|australian capital territory)$/i],
  ['Darwin', /^(nt|northern territory)$/i],
];

/** One row for each thing that shoppers phrase differently from the stock; phrases are separated by commas. */
export const SPOKEN: readonly SpokenRow[] = [
  row('car_type', 'new, brand new, new car, new cars', /^new$/),
  row('car_type', 'used, second hand, secondhand, 2nd hand, pre owned, preowned, preloved, pre loved', /^used$/),
  row('car_type', 'demo, demos, demonstrator, ex demo, ex demonstrator, near new, nearly new', /^demo$/),

  row('body', 'ute, utility, pickup, pick up, pick up truck', /\b(ute|utility|pick.?up)\b/i),
  row(
    'body',
    'tray back ute, trayback ute, tray ute, tray back, trayback',
    /\b(ute|utility|pick.?up|cab.?chassis|tray)\b/i,
  ),
  row('body', 'dual cab, double cab, crew cab, dual cab ute', /(dual|double|crew).?cab/i),
  row('body', 'suv, four wheel drive wagon', /\bsuv\b/i),
  row('body', 'hatch, hatchback, hatches', /hatch/i),
  row('body', 'sedan, saloon', /sedan|saloon/i),
  row('body', 'wagon, station wagon, estate', /wagon|estate/i),
  row('body', 'coupe, coupé, sports coupe', /coup[eé]/i),
  row('body', 'convertible, cabriolet, cabrio, roadster, soft top', /convertible|cabrio|roadster/i),
  row('body', 'van, delivery van, work van', /\bvan\b/i, /commercial/i),
  row('body', 'people mover, peoplemover, mpv, minivan, mini van', /people.?mover|mpv|minivan/i),
  row('body', 'bus, minibus', /\b(mini)?bus\b/i),
  row('body', 'light truck, cab chassis, tray', /truck|cab.?chassis|tray/i),

  { ...row('fuel', 'petrol, unleaded, gasoline', /petrol|unleaded|premium/i), never: /hybrid|electric/i },
  row('fuel', 'diesel, turbo diesel', /diesel/i),
  row('fuel', 'hybrid', /hybrid/i),
  row('fuel', 'plug in hybrid, plugin hybrid, plug in, plugin, phev', /plug|phev/i),
  {
    ...row('fuel', 'electric, ev, bev, electric car, fully electric', /electric|^b?ev$/i),
    never: /hybrid|petrol|\//i,
  },
  row('fuel', 'lpg, gas', /lpg|gas\b/i),

  row(
    'transmission',
    'auto, automatic, automatic transmission, auto transmission, cvt, dsg',
    /auto|cvt|dct|dsg|dual.?clutch/i,
  ),
  row('transmission', 'manual, manual transmission, stick shift, stick', /^manual|speed manual/i),

  row('drive', '4x4, 4wd, 4 x 4, 4by4, four wheel drive, 4 wheel drive', /4.?x.?4|4wd|four.?wheel/i, /awd|all.?wheel/i),
  row('drive', 'awd, all wheel drive', /awd|all.?wheel/i, /4.?x.?4|4wd|four.?wheel/i),
  row('drive', 'fwd, front wheel drive', /fwd|front/i),
  row('drive', 'rwd, rear wheel drive', /rwd|rear/i),
  row('drive', '2wd, 4x2, two wheel drive, 2 wheel drive', /2wd|4.?x.?2|two.?wheel/i, /fwd|rwd|front|rear/i),

  ...['white', 'black', 'silver', 'blue', 'red', 'green', 'brown', 'gold', 'orange', 'yellow', 'purple', 'pink'].map(
    (colour) => row('colour', colour, new RegExp(`\\b${colour}\\b`, 'i')),
  ),
  row('colour', 'grey, gray, charcoal', /\b(grey|gray|charcoal|graphite)\b/i),
  row('colour', 'beige, cream, tan, champagne', /\b(beige|cream|tan|champagne)\b/i),
  row('colour', 'maroon, burgundy', /\b(maroon|burgundy)\b/i),
  row('colour', 'bronze', /\bbronze\b/i),

  row('status', 'sold, just sold, recently sold', /^sold$/),
  row('status', 'coming soon, arriving soon, coming', /^coming_soon$/),
  row('status', 'reserved, on hold', /^reserved$/),

  row('state', 'qld, queensland', /^(qld|queensland)$/i),
  row('state', 'nsw, new south wales', /^(nsw|new south wales)$/i),
  row('state', 'vic, victoria', /^(vic|victoria)$/i),
  row('state', 'wa, western australia', /^(wa|western australia)$/i),
  row('state', 'sa, south australia', /^(sa|south australia)$/i),
  row('state', 'tas, tasmania', /^(tas|tasmania)$/i),
  row('state', 'act, australian capital territory', /^(act|australian capital territory)$/i),
  row('state', 'nt, northern territory', /^(nt|northern territory)$/i),

  ...CAPITALS.map(([city]) => row('city', city.toLowerCase(), new RegExp(`^${city}( city| cbd)?$`, 'i'))),

  row('make', 'vw, volkswagon, vdub', /^volkswagen$/i),
  row('make', 'merc, mercs, mercedes, benz, mb', /^mercedes/i),
  row('make', 'beemer, bimmer, beamer', /^bmw$/i),
  row('make', 'chev, chevy, chevvy', /^chev/i),
  row('make', 'alfa', /^alfa romeo$/i),
  row('make', 'aston', /^aston martin$/i),
  row('make', 'rolls', /^rolls.royce$/i),
  row('make', 'landy', /^land rover$/i),
  row('make', 'lambo', /^lamborghini$/i),
  row('make', 'jag', /^jaguar$/i),
  row('make', 'mitsu, mitsi', /^mitsubishi$/i),
  row('make', 'subie', /^subaru$/i),
  row('make', 'great wall motors', /^(gwm|great wall)$/i),
  row('make', 'harley', /^harley/i),
  row('model', 'commo', /^commodore$/i),
  row('model', 'cruiser', /^land ?cruiser$/i),

  row('filtered_features', 'tow bar, towbar, towing pack, tow pack, towing', /tow.?bar|tow.*pa(ck|ge)/i),
  row('filtered_features', 'sunroof, sun roof, moonroof, panoramic roof', /sun.?roof|panoramic|moonroof/i),
  row('filtered_features', 'carplay, apple carplay, apple car play', /carplay/i),
  row('filtered_features', 'android auto', /android auto/i),
  row(
    'filtered_features',
    'reversing camera, reverse camera, rear camera, backup camera, reverse cam',
    /revers\w* cam|rear.*camera/i,
  ),
  row(
    'filtered_features',
    'leather, leather seats, leather interior, leather trim',
    /leather (seat|trim|interior|upholstery)|^leather$/i,
  ),
  row('filtered_features', 'heated seats, seat heaters, seat heating', /heated.*seat/i),
  row('filtered_features', 'sat nav, satnav, navigation, gps, satellite navigation', /nav/i),
  row('filtered_features', 'cruise, cruise control', /cruise control/i),
  row('filtered_features', 'adaptive cruise, adaptive cruise control, radar cruise', /adaptive.*cruise|radar cruise/i),
  row('filtered_features', 'parking sensors, park sensors', /park\w* sensor/i),
  row('filtered_features', 'blind spot, blind spot monitor, blind spot monitoring', /blind.?spot/i),
  row('filtered_features', 'roof racks, roof rack, roof rails', /roof (rack|rail)/i),
  row('filtered_features', 'bull bar, bullbar', /bull.?bar/i),
  row('filtered_features', 'alloys, alloy wheels', /alloy wheel/i),
  row('filtered_features', 'keyless, keyless entry', /keyless/i),
  row('filtered_features', 'bluetooth', /bluetooth/i),

  row('certified', 'certified, certified pre owned, certified used', /^true$/),
  row('item_type', 'motorbike, motorcycle, bike', /^motor(cycle|bike)$/i),
  row('item_type', 'caravan, camper', /^caravan$/i),
  row('item_type', 'truck', /^truck$/i),
];

/** Phrases that ask for an order, not for fewer vehicles. */
export const SPOKEN_ORDERS: readonly { says: string; sortBy: SortKey }[] = [
  { says: 'cheap, cheapest, lowest price, lowest priced, least expensive, inexpensive', sortBy: 'price_asc' },
  { says: 'most expensive, dearest', sortBy: 'price_desc' },
  { says: 'low km, low kms, lowest km, lowest kms, low kilometres, low mileage, low ks', sortBy: 'km_asc' },
  { says: 'newest', sortBy: 'year_desc' },
  { says: 'latest, just arrived, new arrivals, new arrival', sortBy: 'newest' },
];

export const listSayings = ({ says }: { says: string }): string[] => says.split(', ');
