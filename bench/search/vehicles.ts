import type { SearchableCar } from '../../src/search/searchable-car.ts';

/** The moment for which the invented stock is generated. */
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

/** Makes with their models, the most common first. */
const MODELS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    Toyota:
      'HiLux,Corolla,RAV4,Camry,LandCruiser,LandCruiser Prado,Yaris,Yaris Cross,Kluger,HiAce,' +
      'C-HR,Corolla Cross,Fortuner,GR86,GR Yaris,Granvia,Tarago,Aurion,FJ Cruiser,bZ4X,Prius,' +
      'Supra,86,Coaster',
    Ford:
      'Ranger,Everest,Mustang,Focus,Escape,Falcon,Territory,Transit,Transit Custom,Puma,Fiesta,' +
      'Mondeo,Kuga,EcoSport,Endura,Mustang Mach-E,F150,Bronco',
    Mazda: 'CX-5,Mazda3,CX-3,BT-50,CX-9,Mazda2,CX-30,MX-5,Mazda6,CX-8,CX-60,CX-90,CX-80,MX-30,CX-7,RX-8',
    Hyundai:
      'i30,Tucson,Santa Fe,Kona,Venue,iLoad,Accent,Palisade,IONIQ 5,IONIQ 6,Staria,Staria Load,' +
      'ix35,i20,Elantra,Sonata,Veloster,Getz,i40,Inster',
    Mitsubishi:
      'Triton,Outlander,ASX,Pajero Sport,Eclipse Cross,Lancer,Pajero,Mirage,Express,Challenger,' + 'Magna,Colt',
    Kia:
      'Sportage,Cerato,Seltos,Sorento,Carnival,Stonic,Picanto,EV6,Rio,Stinger,Niro,EV5,EV9,' +
      'Optima,Soul,EV3,K4,Tasman',
    Nissan:
      'Navara,X-TRAIL,QASHQAI,Patrol,JUKE,Pathfinder,LEAF,370Z,Dualis,Murano,Pulsar,Micra,' +
      'Tiida,Altima,Z,Ariya,Maxima',
    Volkswagen:
      'Golf,Tiguan,Amarok,Polo,Passat,T-Roc,Caddy,Touareg,T-Cross,Transporter,Multivan,Arteon,' +
      'Tiguan Allspace,Crafter,ID.4,ID.5,Jetta,Scirocco,Beetle,up!',
    Subaru: 'Forester,Outback,XV,Impreza,WRX,BRZ,Crosstrek,Liberty,Levorg,Solterra,Tribeca',
    Isuzu: 'D-MAX,MU-X,N Series,F Series',
    Holden:
      'Commodore,Colorado,Captiva,Cruze,Astra,Barina,Trailblazer,Equinox,Acadia,Trax,Ute,' +
      'Calais,Spark,Insignia,Combo,Malibu',
    BMW:
      '3 Series,X3,X5,1 Series,X1,5 Series,M3,i4,2 Series,4 Series,X2,X4,X6,X7,7 Series,M2,M4,' +
      'M5,iX,iX3,iX1,Z4,i3,i5,8 Series',
    'Mercedes-Benz':
      'C-Class,A-Class,GLC-Class,GLE-Class,Sprinter,Vito,E-Class,CLA-Class,GLA-Class,GLB-Class,' +
      'B-Class,S-Class,X-Class,Valente,V-Class,GLS-Class,EQA,EQB,EQC,EQE,CLS-Class,G-Class,' +
      'SL-Class,SLK-Class,CLK-Class,M-Class',
    Audi: 'A3,Q5,A4,Q3,Q7,RS3,e-tron,A1,A5,A6,Q2,Q8,S3,S5,SQ5,TT,RS Q3,RS6,S4,Q4 e-tron,A7,A8,R8,SQ7',
    MG: 'ZS,HS,MG3,MG4,MG5,ZST,ZS EV,QS,Cyberster,MG6,GS',
    GWM: 'Ute,Haval Jolion,Haval H6,Tank 300,Ora,Cannon Alpha,Tank 500,Haval H6GT,Steed',
    LDV: 'T60,D90,G10,Deliver 9,V80,eT60,MIFA 9,eDeliver 9,Deliver 7',
    Lexus: 'NX,RX,IS,UX,LX,ES,CT,GX,LS,RC,GS,LBX,RZ,LC,LM',
    Honda: 'CR-V,Civic,HR-V,Jazz,Accord,Odyssey,City,ZR-V,Accord Euro,NSX',
    Suzuki: 'Swift,Jimny,Vitara,Baleno,Ignis,S-Cross,Grand Vitara,Alto,SX4,Fronx,Kizashi,APV,Celerio',
    'Land Rover':
      'Discovery,Defender,Range Rover Sport,Range Rover Evoque,Range Rover Velar,Range Rover,' +
      'Discovery Sport,Freelander 2,Discovery 4',
    Jeep: 'Grand Cherokee,Wrangler,Compass,Gladiator,Cherokee,Renegade,Patriot,Avenger,Commander',
    Tesla: 'Model 3,Model Y,Model S,Model X',
    BYD: 'ATTO 3,Dolphin,Seal,Shark 6,Sealion 6,Sealion 7,Atto 2',
    Volvo: 'XC60,XC40,XC90,V60,V40,S60,C40,EX30,EX90,V90 Cross Country',
    Skoda: 'Octavia,Kodiaq,Superb,Karoq,Kamiq,Fabia,Scala,Yeti,Enyaq,Rapid',
    Renault: 'Koleos,Captur,Trafic,Megane,Kangoo,Master,Clio,Arkana,Duster,Zoe,Kadjar,Fluence',
    Peugeot: '3008,2008,308,Partner,208,508,5008,Expert,Boxer,4008,207,407',
    MINI: 'Cooper,Countryman,Clubman,Aceman,Paceman,Hatch',
    Porsche: 'Cayenne,Macan,911,Panamera,Taycan,Boxster,718,Cayman',
    Jaguar: 'F-PACE,E-PACE,XE,XF,F-TYPE,I-PACE,XJ',
    Chery: 'Omoda 5,Tiggo 7 Pro,Tiggo 8 Pro Max,Tiggo 4 Pro,E5,C5',
    'Alfa Romeo': 'Giulia,Stelvio,Giulietta,Tonale,MiTo,Junior',
    Genesis: 'GV70,GV80,G70,G80,GV60',
    Cupra: 'Formentor,Leon,Born,Ateca,Tavascan,Terramar',
    RAM: '1500,2500,3500',
    Fiat: '500,500X,Ducato,Panda,Punto,Doblo,Scudo,Freemont',
    Citroen: 'C4,C3,C5 Aircross,Berlingo,C4 Picasso,C5 X,C3 Aircross,Dispatch',
    SsangYong: 'Musso,Rexton,Korando,Tivoli,Actyon Sports,Stavic',
    KGM: 'Musso EV,Torres,Actyon,Rexton G',
    Chrysler: '300,300C,Grand Voyager,Sebring,PT Cruiser',
    Dodge: 'Journey,Nitro,Caliber',
    Infiniti: 'Q50,QX30,Q30,Q60,QX70,FX',
    HSV: 'Clubsport,GTS,Maloo,Senator,SportsCat',
    FPV: 'GT,F6,GS,Pursuit',
    Maserati: 'Levante,Ghibli,Quattroporte,Grecale,GranTurismo',
    'Great Wall': 'V200,X240,V240,X200,SA220',
    Haval: 'H2,H6,H9,Jolion',
    Polestar: '2,3,4',
    Chevrolet: 'Silverado,Camaro,Corvette',
    Daihatsu: 'Sirion,Terios,Charade',
    Proton: 'Exora,Preve,Suprima',
    Smart: 'Fortwo,#1,#3',
    Saab: '9-3,9-5',
    Bentley: 'Continental,Bentayga,Flying Spur',
    'Aston Martin': 'DB11,Vantage,DBX',
    Ferrari: 'California,488,Roma',
    Lamborghini: 'Urus,Huracan',
    'Rolls-Royce': 'Ghost,Cullinan',
    Zeekr: 'X,7X,009',
    Leapmotor: 'C10,B10',
    GAC: 'Aion V,Emzoom,M8',
    XPENG: 'G6,G9',
    Deepal: 'S07,E07',
    JAC: 'T9',
    Jaecoo: 'J7,J8',
    Mahindra: 'Scorpio,XUV700,Pik-Up',
    Foton: 'Tunland,Aumark',
    Hino: '300 Series,500 Series',
    Fuso: 'Canter,Fighter,Rosa',
    Iveco: 'Daily,Eurocargo',
  }).map(([make, models]) => [make, models.split(',')]),
);
const MAKES = Object.keys(MODELS);
const BADGES = (
  'SR5,SR,GLX,XLT,Wildtrak,GX,GXL,VX,Ascent,Ascent ' +
  'Sport,Active,Elite,Highlander,Sport,S,SE,SX,GT,GT-Line,Touring,Akera,Maxx,' +
  'Maxx Sport,Neo,Evolve,ST,ST-L,ST-X,Ti,Ti-L,LS,LT,LTZ,Z71,LS-U,LS-M,X-Terrain,GSR,Exceed,GLS,ES,XLS,Workmate,' +
  'Rogue,Rugged X,' +
  'Hybrid,Trend,Titanium,Ambiente,Raptor,Trendline,Comfortline,Highline,R-Line,Premium,Luxury,Limited,Overland,' +
  'Trailhawk,320i,' +
  '330i,M Sport,xDrive20d,AMG Line,C200,C300,S line,35 TFSI,45 ' +
  'TFSI,Vibe,Excite,Essence,Core,Lux,Ultra,Pro,F Sport,Standard,' +
  'Long Range,Performance,Dynamic,Platinum,Ultimate,Special Edition,Edge,Adventure,RS,N ' +
  'Line,Urban,Cargo,Commuter,LWB,HSE'
).split(',');
/** What sets one badge apart from its neighbours: drive, engine, seats. */
const VARIANTS = ',,,,,(4x4),(4x2),AWD,2WD,Hybrid,2.0T,2.8D,TDI,7 Seat,Plug-in Hybrid,Auto,V6,EV'.split(',');
const SERIES =
  'GUN126R,MY21,MY22,MY23,MY24,PX MkIII,KF,BP,TL,OS,CN7,NX4,MQ,D23,T33,AU,5N,S5,G5X,VT,RG,G20,W205,8V'.split(',');
const BODIES = 'SUV,Ute,Hatch,Sedan,Wagon,Van,Coupe,Convertible,Cab Chassis,People Mover,Bus'.split(',');
const COLOURS = 'White,Black,Grey,Silver,Blue,Red,Green,Orange,Yellow,Brown,Gold,Beige,Bronze,Purple'.split(',');
const PAINTS = 'Glacier,Crystal,Graphite,Saturn,Olympia,Frosted,Arctic,Polar,Jet,Machine,Soul,Eclipse,Deep,Storm'.split(
  ',',
);
const FUELS = 'Petrol,Diesel,Hybrid,Electric,Plug-in Hybrid,LPG'.split(',');
const DRIVES = 'FWD,4WD,AWD,RWD'.split(',');
const GEARBOXES = 'Automatic,Manual,CVT,Dual Clutch'.split(',');
const STATES = 'NSW,VIC,QLD,WA,SA,TAS,ACT,NT'.split(',');
const CITIES = (
  'Sydney,Melbourne,Brisbane,Perth,Adelaide,Hobart,Canberra,Darwin,Newcastle,Geelong,Gold ' +
  'Coast,Townsville,Cairns,Toowoomba,' +
  'Ballarat,Bendigo,Albury,Wollongong,Mackay,Rockhampton,Bunbury,Launceston,Mildura,Shepparton,Tamworth,Dubbo,' +
  'Bathurst,' +
  'Lismore,Coffs Harbour,Port Macquarie,Hervey ' +
  'Bay,Bundaberg,Gladstone,Mandurah,Geraldton,Kalgoorlie,Albany,Mount Gambier,' +
  'Orange,Wagga Wagga,Warrnambool,Traralgon,Devonport,Alice Springs'
).split(',');
const TAGS = 'Test Drive Only,Special,Runout,Low Kms,One Owner,Clearance,Price Drop,Weekend Deal,Featured'.split(',');
const CATEGORIES = 'family,work,first-car,luxury,towing,electric,city,adventure'.split(',');
const KINDS = 'car,commercial,motorcycle,caravan,truck'.split(',');
const QUALITIES = (
  'Leather,Heated,Power,Electric,LED,Adaptive,Rear,Front,Wireless,Premium,Alloy,Tinted,Automatic,Digital,Panoramic,' +
  'Dual Zone,' +
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
  'the and with this is a to of in for our we you your has on are all at be available today call ' +
  'drive away finance team test ' +
  'condition service history great family full log books one owner warranty low kilometres features ' +
  'comes perfect ready work ' +
  'trade welcome come see quality inspected safety reliable economical spacious interior exterior ' +
  'tyres new immaculate excellent'
).split(' ');
const SYLLABLES =
  'ba,be,ca,co,da,de,fa,fe,ga,ha,he,in,ka,la,le,li,ma,me,mi,na,ne,no,pa,pe,ra,re,ri,sa,se,ta,te,to,un,va,we'.split(',');

/**
 * The words of the comments: common ones first, then invented ones, so that rare words are as frequent as in real text.
 */
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

/** Cumulative shares of a list of `length` in which the n-th entry is n^steepness times rarer than the first. */
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
    before_price: null,
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
  const badgeAt = (makeAt * 13 + modelAt * 7 + pickIndex(14, 0.7, random)) % BADGES.length;
  const usualBody = BODIES[(makeAt * 31 + modelAt * 17) % 5]!;
  return {
    makeAt,
    make,
    model: MODELS[make]![modelAt]!,
    badge: random() < 0.08 ? null : `${BADGES[badgeAt]!} ${pick(VARIANTS, 0.3, random)}`.trim(),
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

/** Fields of a card besides those that search reads. */
export type BenchCar = SearchableCar & { name: string; photos_count: number; pictures: string[] };

/** An invented vehicle, the same for the same id and state of `random`. */
export function makeVehicle(id: number, random: Random): BenchCar {
  const { makeAt, make, model, badge, body } = pickName(random);
  const { status, soldSeconds } = pickStatus(random);
  const year = 2026 - Math.min(31, Math.floor(-Math.log(1 - random()) * 5));
  const carType = pick(['used', 'new', 'demo'] as const, 1.4, random);
  const colour = pick(COLOURS, 0.9, random);
  const features = pickSome(FEATURES, Math.max(3, Math.round(20 + (random() + random() - 1) * 16)), 0.55, random);
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
    sold: status === 'sold',
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

/**
 * The first `count` vehicles of a group's stock, one by one, so that they need not all be in memory. One in five is not
 * listed.
 */
export function* makeStock(count: number, seed = 42): Generator<BenchCar> {
  const random = makeRandom(seed);
  for (let id = 1; id <= count; id++) yield makeVehicle(id, random);
}
