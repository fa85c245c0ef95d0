import type { SearchableCar } from '../../src/search/searchable-car.ts';

/** The moment at which the invented stock stands. */
export const STOCK_DATE = new Date('2026-11-20T00:00:00Z');

const DAY_SECONDS = 86_400;

/** A reproducible source of numbers from 0 to 1 (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const MODELS: Record<string, string[]> = {
  Toyota: [
    'HiLux',
    'Corolla',
    'RAV4',
    'Camry',
    'LandCruiser',
    'LandCruiser Prado',
    'Yaris',
    'Kluger',
    'HiAce',
    'C-HR',
  ],
  Ford: ['Ranger', 'Everest', 'Mustang', 'Focus', 'Escape', 'Falcon', 'Territory', 'Transit', 'Puma'],
  Mazda: ['CX-5', 'Mazda3', 'CX-3', 'BT-50', 'CX-9', 'Mazda2', 'CX-30', 'MX-5', 'Mazda6'],
  Hyundai: ['i30', 'Tucson', 'Santa Fe', 'Kona', 'Venue', 'iLoad', 'Accent', 'Palisade', 'IONIQ 5'],
  Mitsubishi: ['Triton', 'Outlander', 'ASX', 'Pajero Sport', 'Eclipse Cross', 'Lancer'],
  Kia: ['Sportage', 'Cerato', 'Seltos', 'Sorento', 'Carnival', 'Stonic', 'Picanto', 'EV6'],
  Nissan: ['Navara', 'X-TRAIL', 'QASHQAI', 'Patrol', 'JUKE', 'Pathfinder', 'LEAF', '370Z'],
  Volkswagen: ['Golf', 'Tiguan', 'Amarok', 'Polo', 'Passat', 'T-Roc', 'Caddy', 'Touareg'],
  Subaru: ['Forester', 'Outback', 'XV', 'Impreza', 'WRX', 'BRZ'],
  Isuzu: ['D-MAX', 'MU-X'],
  Holden: ['Commodore', 'Colorado', 'Captiva', 'Cruze', 'Astra', 'Barina'],
  BMW: ['3 Series', 'X3', 'X5', '1 Series', 'X1', '5 Series', 'M3', 'i4'],
  'Mercedes-Benz': ['C-Class', 'A-Class', 'GLC-Class', 'GLE-Class', 'Sprinter', 'Vito'],
  Audi: ['A3', 'Q5', 'A4', 'Q3', 'Q7', 'RS3', 'e-tron'],
  MG: ['ZS', 'HS', 'MG3', 'MG4'],
  GWM: ['Ute', 'Haval Jolion', 'Haval H6', 'Tank 300', 'Ora'],
  LDV: ['T60', 'D90', 'G10', 'Deliver 9'],
  Lexus: ['NX', 'RX', 'IS', 'UX', 'LX'],
  Honda: ['CR-V', 'Civic', 'HR-V', 'Jazz', 'Accord'],
  Suzuki: ['Swift', 'Jimny', 'Vitara', 'Baleno', 'Ignis'],
  'Land Rover': ['Discovery', 'Defender', 'Range Rover Sport', 'Range Rover Evoque'],
  Jeep: ['Grand Cherokee', 'Wrangler', 'Compass', 'Gladiator'],
  Tesla: ['Model 3', 'Model Y', 'Model S'],
  BYD: ['ATTO 3', 'Dolphin', 'Seal', 'Shark 6'],
  Volvo: ['XC60', 'XC40', 'XC90'],
  Skoda: ['Octavia', 'Kodiaq', 'Superb'],
  Renault: ['Koleos', 'Captur', 'Trafic', 'Megane'],
  Peugeot: ['3008', '2008', '308', 'Partner'],
  MINI: ['Cooper', 'Countryman', 'Clubman'],
  Porsche: ['Cayenne', 'Macan', '911'],
  Jaguar: ['F-PACE', 'E-PACE', 'XE'],
  Chery: ['Omoda 5', 'Tiggo 7'],
  'Alfa Romeo': ['Giulia', 'Stelvio'],
  Genesis: ['GV70', 'GV80', 'G70'],
  Cupra: ['Formentor', 'Leon', 'Born'],
  RAM: ['1500', '2500'],
};
const MAKES = Object.keys(MODELS);
const BADGES = (
  'SR5,SR,GLX,XLT,Wildtrak,GX,GXL,VX,Ascent,Ascent Sport,Active,Elite,Highlander,Sport,S,SE,SX,GT,GT-Line,Touring,Akera,Maxx,' +
  'Maxx Sport,Neo,Evolve,ST,ST-L,ST-X,Ti,Ti-L,LS,LT,LTZ,Z71,LS-U,LS-M,X-Terrain,GSR,Exceed,GLS,ES,XLS,Workmate,Rogue,Rugged X,' +
  'Hybrid,Trend,Titanium,Ambiente,Raptor,Trendline,Comfortline,Highline,R-Line,Premium,Luxury,Limited,Overland,Trailhawk,320i,' +
  '330i,M Sport,xDrive20d,AMG Line,C200,C300,S line,35 TFSI,45 TFSI,Vibe,Excite,Essence,Core,Lux,Ultra,Pro,F Sport,Standard,' +
  'Long Range,Performance,Dynamic,Platinum,Ultimate,Special Edition,Edge,Adventure,RS,N Line,Urban,Cargo,Commuter,LWB,HSE'
).split(',');
const SERIES =
  'GUN126R,MY21,MY22,MY23,MY24,PX MkIII,KF,BP,TL,OS,CN7,NX4,MQ,D23,T33,AU,5N,S5,G5X,VT,RG,G20,W205,8V'.split(
    ',',
  );
const BODIES = 'SUV,Ute,Hatch,Sedan,Wagon,Van,Coupe,Convertible,Cab Chassis,People Mover,Bus'.split(',');
const COLOURS = 'White,Black,Grey,Silver,Blue,Red,Green,Orange,Yellow,Brown,Gold,Beige,Bronze,Purple'.split(
  ',',
);
const PAINTS =
  'Glacier,Crystal,Graphite,Saturn,Olympia,Frosted,Arctic,Polar,Jet,Machine,Soul,Eclipse,Deep,Storm'.split(
    ',',
  );
const FUELS = 'Petrol,Diesel,Hybrid,Electric,Plug-in Hybrid,LPG'.split(',');
const DRIVES = 'FWD,4WD,AWD,RWD'.split(',');
const GEARBOXES = 'Automatic,Manual,CVT,Dual Clutch'.split(',');
const STATES = 'NSW,VIC,QLD,WA,SA,TAS,ACT,NT'.split(',');
const CITIES = (
  'Sydney,Melbourne,Brisbane,Perth,Adelaide,Hobart,Canberra,Darwin,Newcastle,Geelong,Gold Coast,Townsville,Cairns,Toowoomba,' +
  'Ballarat,Bendigo,Albury,Wollongong,Mackay,Rockhampton,Bunbury,Launceston,Mildura,Shepparton,Tamworth,Dubbo'
).split(',');
const TAGS =
  'Test Drive Only,Special,Runout,Low Kms,One Owner,Clearance,Price Drop,Weekend Deal,Featured'.split(',');
const CATEGORIES = 'family,work,first-car,luxury,towing,electric,city,adventure'.split(',');
const KINDS = 'car,commercial,motorcycle,caravan,truck'.split(',');
const QUALITIES = (
  'Leather,Heated,Power,Electric,LED,Adaptive,Rear,Front,Wireless,Premium,Alloy,Tinted,Automatic,Digital,Panoramic,Dual Zone,' +
  'Lane,Blind Spot,Keyless,Rain Sensing,Side,Curtain,Cross Traffic,Driver'
).split(',');
const PARTS = (
  'Seats,Mirrors,Tailgate,Headlights,Cruise Control,Parking Sensors,Camera,Charging Pad,Sound System,Wheels,Windows,' +
  'Climate Control'
).split(',');
const FEATURES = [
  ...'Apple CarPlay,Android Auto,Bluetooth,Reverse Camera,Tow Bar,Bull Bar,Sunroof,Satellite Navigation,Snorkel'.split(
    ',',
  ),
  ...PARTS.flatMap((part) => QUALITIES.map((quality) => `${quality} ${part}`)),
];
const COMMON_WORDS = (
  'the and with this is a to of in for our we you your has on are all at be available today call drive away finance team test ' +
  'condition service history great family full log books one owner warranty low kilometres features comes perfect ready work ' +
  'trade welcome come see quality inspected safety reliable economical spacious interior exterior tyres new immaculate excellent'
).split(' ');
const SYLLABLES =
  'ba,be,ca,co,da,de,fa,fe,ga,ha,he,in,ka,la,le,li,ma,me,mi,na,ne,no,pa,pe,ra,re,ri,sa,se,ta,te,to,un,va,we'.split(
    ',',
  );

/** The words of the comments: common ones first, then invented ones, so that rare words are as many as in life. */
const COMMENT_WORDS: readonly string[] = (() => {
  const random = makeRandom(77);
  const words = new Set(COMMON_WORDS);
  while (words.size < 12_000) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(''));
  }
  return [...words];
})();

type Random = () => number;

const shares = new Map<string, Float64Array>();

/** Running shares of a list of `length` in which the n-th entry is n^steepness times rarer than the first. */
function runningShares(length: number, steepness: number): Float64Array {
  const key = `${length}:${steepness}`;
  const known = shares.get(key);
  if (known) return known;
  const weights = Float64Array.from({ length }, (_, i) => 1 / (i + 1) ** steepness);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  const running = weights.map((weight) => {
    sum += weight;
    return sum / total;
  });
  shares.set(key, running);
  return running;
}

function pickIndex(length: number, steepness: number, random: Random): number {
  const running = runningShares(length, steepness);
  const at = random();
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (running[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const pick = <T>(list: readonly T[], steepness: number, random: Random): T =>
  list[pickIndex(list.length, steepness, random)]!;

function pickSome<T>(list: readonly T[], count: number, steepness: number, random: Random): T[] {
  const some = new Set<T>();
  while (some.size < count) some.add(pick(list, steepness, random));
  return [...some];
}

/** Status with its sale date: three in four available, the rest sold (a few of them lately) or something else. */
function pickStatus(random: Random): { status: string; soldSeconds: number | null } {
  const at = random();
  if (at < 0.72) return { status: 'in_stock', soldSeconds: null };
  if (at < 0.78) return { status: 'coming_soon', soldSeconds: null };
  if (at > 0.96) return { status: at > 0.98 ? 'in_transit' : 'archived', soldSeconds: null };
  const daysAgo = random() ** 2 * 30;
  return { status: 'sold', soldSeconds: Math.floor(STOCK_DATE.getTime() / 1000 - daysAgo * DAY_SECONDS) };
}

function pickNumbers(makeAt: number, carType: string, random: Random) {
  const worth = 8_000 + random() ** 2.2 * 90_000 * (0.5 + (makeAt % 7) / 6);
  const price = random() < 0.03 ? null : random() < 0.02 ? 0 : Math.round(worth / 10) * 10 - 10;
  return {
    price,
    offer_price: price && random() < 0.1 ? price - 1_000 : null,
    weekly_price: !price || random() < 0.2 ? null : Math.round(price / 260),
    subscription_price: random() < 0.85 ? null : 150 + Math.floor(random() * 60) * 5,
    km: carType === 'new' ? Math.floor(random() * 50) : Math.floor(random() ** 1.4 * 220_000),
    seats: random() < 0.03 ? null : pick([5, 7, 2, 4, 8, 3, 6, 12], 1.2, random),
    custom_rank: random() < 0.6 ? 0 : Math.floor(random() * 1_000),
  };
}

function pickName(random: Random) {
  const makeAt = pickIndex(MAKES.length, 0.95, random);
  const make = MAKES[makeAt]!;
  const modelAt = pickIndex(MODELS[make]!.length, 0.8, random);
  const badgeAt = (makeAt * 13 + modelAt * 7 + pickIndex(8, 0.7, random)) % BADGES.length;
  const usualBody = BODIES[(makeAt * 31 + modelAt * 17) % 5]!;
  return {
    makeAt,
    make,
    model: MODELS[make]![modelAt]!,
    badge: random() < 0.08 ? null : BADGES[badgeAt]!,
    body: random() < 0.8 ? usualBody : pick(BODIES, 0.9, random),
  };
}

function pickPlace(random: Random) {
  const cityAt = pickIndex(CITIES.length, 0.8, random);
  const city = CITIES[cityAt]!;
  const state = STATES[cityAt < 8 ? cityAt : (cityAt * 7) % 8]!;
  const yard = random() < 0.8 ? 'Showroom' : 'Used Centre';
  return {
    city,
    state,
    dealership_name: `${city} Motors`,
    location: { name: `${city} ${yard}`, city, state },
  };
}

const pickComments = (random: Random): string =>
  Array.from({ length: 50 + Math.floor(random() * 60) }, () => pick(COMMENT_WORDS, 1, random)).join(' ');

/** What a card shows besides the fields that search reads. */
export type BenchCar = SearchableCar & { name: string; photos_count: number; pictures: string[] };

/** An invented vehicle, the same for the same id and state of `random`. */
export function makeVehicle(id: number, random: Random): BenchCar {
  const { makeAt, make, model, badge, body } = pickName(random);
  const { status, soldSeconds } = pickStatus(random);
  const year = 2026 - Math.min(31, Math.floor(-Math.log(1 - random()) * 5));
  const carType = pick(['used', 'new', 'demo'] as const, 1.4, random);
  const colour = pick(COLOURS, 0.9, random);
  const features = pickSome(
    FEATURES,
    Math.max(3, Math.round(20 + (random() + random() - 1) * 16)),
    0.55,
    random,
  );
  const gearbox = pick(GEARBOXES, 1.5, random);
  const fuel = pick(FUELS, 1.1, random);
  const createdMs = STOCK_DATE.getTime() - Math.floor(random() * 400 * DAY_SECONDS) * 1000;
  const slug = `${year}-${make}-${model}-${id}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    id,
    slug,
    name: [year, make, model, badge].filter(Boolean).join(' '),
    year: random() < 0.01 ? null : year,
    make,
    model,
    badge,
    series: random() < 0.3 ? null : pick(SERIES, 0.6, random),
    stocknum: `S${String.fromCharCode(65 + (id % 26))}${100_000 + ((id * 7919) % 900_000)}`,
    tag: random() < 0.6 ? null : pick(TAGS, 0.8, random),
    item_type: pick(KINDS, 2.5, random),
    categories: pickSome(CATEGORIES, Math.floor(random() * 3), 0.8, random),
    created_at: new Date(createdMs).toISOString(),
    status,
    sold_date_timestamp: soldSeconds,
    certified: random() < 0.05,
    show_on_dealer_website: random() < 0.96,
    car_type: carType,
    ...pickNumbers(makeAt, carType, random),
    colour: `${pick(PAINTS, 0.7, random)} ${colour}`,
    simple_colour: colour,
    drive: pick(DRIVES, 0.7, random),
    simple_body: body,
    body: body === 'Ute' ? 'Dual Cab Utility' : body,
    simple_fuel: fuel,
    fuel: fuel === 'Petrol' ? 'Unleaded Petrol' : fuel,
    trans: gearbox === 'Automatic' ? '8 Speed Automatic' : gearbox,
    simple_transmission: gearbox,
    standardEquipment: features,
    filtered_features: features.slice(0, 12),
    dealercomments: random() < 0.04 ? null : pickComments(random),
    ...pickPlace(random),
    manufacturer_name: make,
    manufacturer_body: body,
    manufacturer_body2: random() < 0.9 ? null : pick(BODIES, 0.9, random),
    manufacturer_body3: null,
    photos_count: id % 40,
    pictures: Array.from({ length: Math.min(5, id % 40) }, (_, i) => `/pictures/stock/${slug}/${i + 1}.webp`),
  };
}

/** The first `count` vehicles of a stock: longer stocks begin with the shorter ones. */
export function makeStock(count: number, seed = 42): BenchCar[] {
  const random = makeRandom(seed);
  return Array.from({ length: count }, (_, i) => makeVehicle(i + 1, random));
}
