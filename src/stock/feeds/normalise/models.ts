import { isShouted, squeeze, titleCase } from './words.ts';

/** Models whose spelling no rule gives, by make. Key and feed are compared without blanks, hyphens and case. */
const SPELLED: Record<string, string> = {
  BMW: 'i3|i4|i5|i7|i8|iX|iX1|iX3|X1|X3|X5',
  Chevrolet: 'Corvette|Silverado 1500|Silverado 2500',
  Citroen: 'Berlingo|C3 Aircross|C4 Cactus|C5 Aircross',
  Ford: 'EcoSport|F-150|F-250|Fairlane|Fairmont',
  GWM: 'Ute|Cannon|Ora|Tank 300|Tank 500',
  HSV: 'ClubSport R8|Maloo R8|Senator Signature|GTS',
  Haval: 'Jolion|H6 GT',
  Holden: 'Barina|Calais|Colorado 7|HSV|Insignia',
  Honda: 'CR-V|CR-Z|HR-V|MDX|NSX|ZR-V|e:Ny1',
  Hyundai: 'i20|i30|i40|i45|iLoad|iMax|ix35|Ioniq 5|Ioniq 6|Santa Fe|Staria Load|Venue',
  Isuzu: 'D-Max|MU-X|F Series|N Series',
  Jeep: 'Grand Cherokee|Grand Cherokee L',
  Kia: "EV6|EV9|pro_cee'd|Sorento",
  'Land Rover': 'Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar|Discovery Sport|Defender',
  LDV: 'D90|Deliver 7|Deliver 9|eT60|G10|T60|T60 Max|V80',
  Lexus: 'CT200h|ES300h|GS450h|IS300h|LS500h|NX300h|NX350h|RX350h|RX450h|UX250h|UX300e',
  Maserati: 'GranTurismo|GranCabrio|MC20',
  Mazda: 'BT-50|CX-3|CX-30|CX-5|CX-60|CX-7|CX-8|CX-80|CX-9|CX-90|MX-30|MX-5|RX-7|RX-8|E2000',
  McLaren: 'MP4-12C|GT|Artura',
  MG: 'HS|ZS|ZST|ZS EV|MG3|MG4|MG5|MG6|MGF',
  Mitsubishi: 'ASX|Eclipse Cross|i-MiEV|Pajero Sport|380',
  Nissan: '350Z|370Z|Dualis|GT-R|Leaf|X-Trail|e-NV200',
  Peugeot: 'e-208|e-2008|RCZ',
  Porsche: '718 Boxster|718 Cayman',
  RAM: '1500|2500|3500',
  Renault: 'Captur|Kangoo',
  SsangYong: 'Musso|Musso XLV|Rexton|Tivoli',
  Subaru: 'BRZ|Outback|SVX|WRX|XV',
  Suzuki: 'APV|Grand Vitara|S-Cross|SX4|SX4 S-Cross|XL-7|Swift',
  Tesla: 'Model 3|Model S|Model X|Model Y',
  Toyota:
    '4Runner|bZ4X|C-HR|FJ Cruiser|Fortuner|GR Corolla|GR Yaris|GR86|GT86|HiAce|HiLux|Hilux Surf|LandCruiser|LandCruiser Prado|LiteAce|MR2|Prius-C|Prius V|RAV4|RegiusAce|RZ|TownAce',
  Volkswagen: 'ID.3|ID.4|ID.5|ID. Buzz|T-Cross|T-Roc|Up!|CC|Eos',
  Yamaha: 'TMAX',
  Volvo: 'C40|XC40|XC60|XC70|XC90|EX30',
};

const BY_MAKE = new Map(
  Object.entries(SPELLED).map(([make, models]) => [
    make,
    new Map(models.split('|').map((model) => [squeeze(model), model])),
  ]),
);

/** Shouted words that are abbreviations though they look like words. */
const ABBREVIATIONS = new Set(
  'GTI GTVI TDCI CRDI TDI HDI BITDI TFSI AMG PHEV BMW ELWB XLWB CLA CLS GLA GLE'.split(' '),
);

/** Words without a vowel, with a digit, or of three letters and fewer are taken for abbreviations. */
const calm = (word: string): string =>
  word.length <= 3 || /\d/.test(word) || !/[AEIOUY]/.test(word) || ABBREVIATIONS.has(word)
    ? word
    : titleCase(word);

/** Shouted words in small letters, abbreviations left as they are: "D5 CROSS COUNTRY" → "D5 Cross Country". */
export function calmWords(words: string): string {
  return isShouted(words) ? words.split(' ').map(calm).join(' ') : words;
}

/** A model in its maker's spelling: "HILUX" → HiLux, "CX5" → CX-5; other shouted words of over three letters get small letters, unless the maker shouts itself (BYD ATTO 3). */
export function spellModel(make: string, model: string): string {
  const known = BY_MAKE.get(make)?.get(squeeze(model));
  if (known) return known;
  return model.includes('-') || isShouted(make) ? model : calmWords(model);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What a spreadsheet made a date of: "03-Sep" was 9-3 or 3-9. Undefined for text that is no such date. */
export function findMangledModel(model: string): { monthFirst: string; dayFirst: string } | undefined {
  const match = /^(\d{1,2})-([A-Za-z]{3})$/.exec(model) ?? /^([A-Za-z]{3})-(\d{1,2})$/.exec(model);
  if (!match) return undefined;
  const [day, name] = /^\d/.test(match[1]!) ? [match[1]!, match[2]!] : [match[2]!, match[1]!];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return month ? { monthFirst: `${month}-${Number(day)}`, dayFirst: `${Number(day)}-${month}` } : undefined;
}

/** Models named by two numbers that spreadsheets take for dates. */
const DATE_LIKE_MODELS: Record<string, readonly string[]> = { Saab: ['9-2', '9-3', '9-4', '9-5', '9-7'] };

/** The model of a make that a spreadsheet turned into this date; undefined when the make has none like it. */
export function unmangleModel(make: string, model: string): string | undefined {
  const mangled = findMangledModel(model);
  return DATE_LIKE_MODELS[make]?.find(
    (known) => known === mangled?.monthFirst || known === mangled?.dayFirst,
  );
}
