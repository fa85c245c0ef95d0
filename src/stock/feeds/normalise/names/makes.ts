import { isShouted, squeeze, toTitleCase } from '../words.ts';

/** Makes in their own spelling. This list only decides spelling: any other make is accepted as it comes. */
export const KNOWN_MAKES: readonly string[] =
  `Abarth|Alfa Romeo|Alpine|Aprilia|Aston Martin|Audi|Austin|Bentley|Benelli|Beta|BMW|Bugatti|Buick|BYD|Cadillac|Can-Am|
    Caterham|CFMOTO|Chery|Chevrolet|Chrysler|Citroen|Coromal|Cupra|Daewoo|DAF|Daihatsu|Daimler|Datsun|Deepal|Dodge|
    Ducati|Eunos|Ferrari|Fiat|Ford|Foton|FPV|FUSO|GAC|Gas Gas|GMC|GMSV|Genesis|Geely|Great Wall|GWM|Harley-Davidson|
    Haval|HDT|Hino|Holden|Honda|HSV|Hummer|Husqvarna|Hyundai|Ineos|Indian|Infiniti|International|Isuzu|Iveco|JAC|Jaecoo|
    Jaguar|Jayco|Jeep|Kawasaki|Kenworth|KGM|Kia|Kenevo|KTM|Lamborghini|Lancia|Land Rover|LDV|Leapmotor|Lexus|Lincoln|
    Lotus|Mack|Mahindra|MAN|Maserati|Maxus|Mazda|McLaren|Mercedes-Benz|MG|Mini|Mitsubishi|Morgan|Moto Guzzi|MV Agusta|
    New Age|Nissan|Oldsmobile|Omoda|Opel|Packard|Peugeot|Piaggio|Plymouth|Polaris|Polestar|Pontiac|Porsche|Proton|RAM|
    Renault|Rolls-Royce|Rover|Royal Enfield|Saab|Scania|Seat|Skoda|Skywell|Smart|SsangYong|Subaru|Suzuki|Tata|TVR|Tesla|
    Toyota|Triumph|UD|Vauxhall|Vespa|Viscount|Volkswagen|Volvo|Western Star|Xpeng|Yamaha|Zeekr`
    .split('|')
    .map((make) => make.trim());

/** Other spellings of makes in feeds: short names, and names cut at the first space. */
const ALIASES: Record<string, string> = {
  vw: 'Volkswagen',
  volkswagon: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  merc: 'Mercedes-Benz',
  mercedesamg: 'Mercedes-Benz',
  mercedesmaybach: 'Mercedes-Benz',
  chev: 'Chevrolet',
  chevy: 'Chevrolet',
  harley: 'Harley-Davidson',
  rolls: 'Rolls-Royce',
  land: 'Land Rover',
  landrover: 'Land Rover',
  rangerover: 'Land Rover',
  range: 'Land Rover',
  alfa: 'Alfa Romeo',
  aston: 'Aston Martin',
  great: 'Great Wall',
  royal: 'Royal Enfield',
  royalenfield: 'Royal Enfield',
  moto: 'Moto Guzzi',
  mv: 'MV Agusta',
  bmwmini: 'Mini',
};

const BY_SQUEEZED = new Map(KNOWN_MAKES.map((make) => [squeeze(make), make]));
for (const [alias, make] of Object.entries(ALIASES)) BY_SQUEEZED.set(alias, make);

/**
 * A make in its own spelling: "TOYOTA" → Toyota, "Land" → Land Rover; an unknown make in capitals becomes title case.
 */
export function spellMake(make: string): string {
  const known = BY_SQUEEZED.get(squeeze(make));
  if (known) return known;
  const isWhispered = make === make.toLowerCase();
  return isWhispered || (isShouted(make) && make.length > 3) ? toTitleCase(make) : make;
}

const RANGE_ROVER = 'Range Rover';

/**
 * The model, including any part of it that a feed put into the make: "Sport" of the make Range Rover, or "Rover Sport"
 * of Range, is a Range Rover Sport.
 */
export function restoreModel(givenMake: string, model: string): string {
  if (!['range', 'rangerover'].includes(squeeze(givenMake))) return model;
  const rest = model.replace(/^(range[\s-]*)?rover\b\s*/i, '');
  return rest === '' ? RANGE_ROVER : `${RANGE_ROVER} ${rest}`;
}

/**
 * The rest of a make that was cut at its first space, at the start of a model: for Land Rover and "Rover Defender" it
 * is "Rover". Undefined when the model does not begin with it.
 */
export function findMakeTail(make: string, model: string): string | undefined {
  const tail = make.split(/[ -]/).slice(1).join(' ');
  const begins = tail !== '' && squeeze(model.slice(0, tail.length)) === squeeze(tail);
  return begins && (model.length === tail.length || model[tail.length] === ' ')
    ? model.slice(0, tail.length)
    : undefined;
}
