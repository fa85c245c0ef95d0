import type { VehicleKind } from '../catalogue/parse-catalogue.ts';
import type { Chance } from '../random.ts';

export interface Paint {
  colour: string;
  simple_colour: string;
}

/** How common a plain colour is on the road. */
const COMMON: Record<string, number> = {
  White: 30,
  Grey: 17,
  Black: 14,
  Silver: 13,
  Blue: 11,
  Red: 7,
  Green: 3,
  Orange: 2,
  Brown: 1.5,
  Yellow: 1,
  Beige: 1,
  Gold: 0.8,
  Purple: 0.5,
};

/** Maker's name for a paint, `=`, the plain colour behind it. */
const PALETTES: Record<string, string> = {
  Toyota:
    'Glacier White=White, Frosted White=White, Crystal Pearl=White, Silver Pearl=Silver, Graphite=Grey, ' +
    'Ash Slate=Grey, Eclipse Black=Black, Atomic Rush=Red, Nebula Blue=Blue, Saturn Blue=Blue, Eclectic ' +
    'Blue=Blue, Oxide Bronze=Brown, Dusty Bronze=Brown, Inferno=Orange, Jungle Khaki=Green, Rustic Brown=Brown',
  Lexus:
    'White Nova=White, Sonic Quartz=White, Titanium=Grey, Onyx=Black, Khaki Metal=Green, ' +
    'Vermillion=Red, Celestial Blue=Blue',
  Mazda:
    'Soul Red Crystal=Red, Snowflake White Pearl=White, Arctic White=White, Machine Grey=Grey, ' +
    'Polymetal Grey=Grey, Jet Black=Black, Deep Crystal Blue=Blue, Sonic Silver=Silver, Platinum ' +
    'Quartz=Beige, Zircon Sand=Beige, Titanium Flash=Brown',
  Ford:
    'Arctic White=White, Frozen White=White, Meteor Grey=Grey, Shadow Black=Black, Aluminium=Silver, ' +
    'Blue Lightning=Blue, Race Red=Red, Saber=Orange, Cyber Orange=Orange, Sedona Orange=Orange, ' +
    'Conquer Grey=Grey, Equinox Bronze=Brown, Luxe Yellow=Yellow',
  Hyundai:
    'Polar White=White, Atlas White=White, Typhoon Silver=Silver, Phantom Black=Black, Abyss ' +
    'Black=Black, Iron Gray=Grey, Amazon Gray=Green, Intense Blue=Blue, Fiery Red=Red, Ultimate ' +
    'Red=Red, Performance Blue=Blue',
  Kia:
    'Clear White=White, Snow White Pearl=White, Silky Silver=Silver, Steel Grey=Grey, Gravity ' +
    'Grey=Grey, Aurora Black=Black, Gravity Blue=Blue, Runway Red=Red, Starbright Yellow=Yellow, ' +
    'Jungle Wood Green=Green',
  Mitsubishi:
    'White Solid=White, Starlight=White, White Diamond=White, Sterling Silver=Silver, Titanium=Grey, ' +
    'Graphite Grey=Grey, Black Mica=Black, Pitch Black=Black, Red Diamond=Red, Impulse Blue=Blue, ' +
    'Sunflare Orange=Orange',
  Nissan:
    'Ivory Pearl=White, Polar White=White, Brilliant Silver=Silver, Gun Metallic=Grey, Diamond ' +
    'Black=Black, Pearl Black=Black, Blazing Red=Red, Caspian Blue=Blue, Slate Grey=Grey, Champagne ' +
    'Silver=Gold, Magnetic Red=Red',
  Subaru:
    'Crystal White=White, Ice Silver=Silver, Magnetite Grey=Grey, Crystal Black Silica=Black, Sapphire ' +
    'Blue=Blue, WR Blue=Blue, Autumn Green=Green, Crimson Red=Red, Cascade Green=Green, Sun Blaze=Orange',
  Honda:
    'Platinum White=White, Taffeta White=White, Lunar Silver=Silver, Modern Steel=Grey, Crystal ' +
    'Black=Black, Rallye Red=Red, Brilliant Sporty Blue=Blue, Obsidian Blue=Blue',
  'Isuzu UTE':
    'Mineral White=White, Splash White=White, Mercury Silver=Silver, Obsidian Grey=Grey, Basalt ' +
    'Black=Black, Cobalt Blue=Blue, Magnetic Red=Red, Volcanic Amber=Orange, Granite Grey=Grey',
  Volkswagen:
    'Pure White=White, Candy White=White, Reflex Silver=Silver, Indium Grey=Grey, Deep Black ' +
    'Pearl=Black, Atlantic Blue=Blue, Kings Red=Red, Tornado Red=Red, Turmeric Yellow=Yellow, Moonstone Grey=Grey',
  'Mercedes Benz':
    'Polar White=White, Iridium Silver=Silver, Mountain Grey=Grey, Selenite Grey=Grey, Obsidian ' +
    'Black=Black, Cosmos Black=Black, Cavansite Blue=Blue, Patagonia Red=Red, Jupiter Red=Red',
  BMW:
    'Alpine White=White, Mineral White=White, Glacier Silver=Silver, Mineral Grey=Grey, Black ' +
    'Sapphire=Black, Carbon Black=Black, Estoril Blue=Blue, Phytonic Blue=Blue, Melbourne Red=Red, ' +
    'San Marino Blue=Blue',
  Audi:
    'Ibis White=White, Glacier White=White, Floret Silver=Silver, Daytona Grey=Grey, Mythos ' +
    'Black=Black, Navarra Blue=Blue, Tango Red=Red, Manhattan Grey=Grey',
  MG:
    'Dover White=White, York White=White, Sterling Silver=Silver, Pebble Black=Black, Surfing ' +
    'Blue=Blue, Phantom Red=Red, Diamond Red=Red, Clipper Blue=Blue, Brixton Grey=Grey, Volcano Orange=Orange',
  BYD:
    'Ski White=White, Cosmos Black=Black, Boulder Grey=Grey, Surf Blue=Blue, Forest Green=Green, ' +
    'Parkour Red=Red, Polar White=White, Arctic Blue=Blue, Harbour Grey=Grey, Shark Grey=Grey',
  Tesla:
    'Pearl White Multi-Coat=White, Solid Black=Black, Deep Blue Metallic=Blue, Midnight Silver ' +
    'Metallic=Grey, Stealth Grey=Grey, Red Multi-Coat=Red, Ultra Red=Red, Quicksilver=Silver',
  GWM:
    'Hamilton White=White, Golden Black=Black, Ayers Grey=Grey, Burgundy Red=Red, Sapphire Blue=Blue, ' +
    'Pittsburgh Silver=Silver, Fossil Grey=Grey, Lunar Red=Red, Dusk Orange=Orange',
  Suzuki:
    'Pure White Pearl=White, Premium Silver=Silver, Super Black Pearl=Black, Burning Red=Red, Speedy ' +
    'Blue=Blue, Kinetic Yellow=Yellow, Jungle Green=Green, Chiffon Ivory=Beige, Mineral Grey=Grey',
  Holden:
    'Heron White=White, Summit White=White, Nitrate=Silver, Prussian Steel=Grey, Phantom=Black, Mineral ' +
    'Black=Black, Red Hot=Red, Slipstream Blue=Blue, Perfect Blue=Blue, Jungle Green=Green, Voodoo=Blue',
  Jeep:
    'Bright White=White, Billet Silver=Silver, Granite Crystal=Grey, Diamond Black=Black, Firecracker ' +
    'Red=Red, Hydro Blue=Blue, Sarge Green=Green, Punk N Orange=Orange',
  'Land Rover':
    'Fuji White=White, Indus Silver=Silver, Eiger Grey=Grey, Santorini Black=Black, Pangea Green=Green, ' +
    'Gondwana Stone=Beige, Firenze Red=Red, Byron Blue=Blue',
};

/** Motorcycles have their maker's colours; a scooter or a quad of the same make may, too. */
const LIVERIES: Record<string, string> = {
  Honda: 'Grand Prix Red=Red, Pearl White=White, Matte Black=Black, Tricolour=Blue, Storm Grey=Grey',
  Yamaha: 'Icon Blue=Blue, Tech Black=Black, Storm Grey=Grey, Racing White=White',
  Kawasaki: 'Lime Green=Green, Metallic Spark Black=Black, Pearl White=White, Graphite Grey=Grey',
  'Suzuki Australia': 'Triton Blue=Blue, Champion Yellow=Yellow, Glass Sparkle Black=Black, Pearl White=White',
  KTM: 'Orange=Orange, Black / Orange=Black, White / Orange=White',
  BMW: 'Racing Blue=Blue, Black Storm=Black, Light White=White, Trophy Red=Red',
  Ducati: 'Ducati Red=Red, Ducati Red=Red, Iceberg White=White, Thrilling Black=Black, Icon Yellow=Yellow',
  'Harley-Davidson':
    'Vivid Black=Black, Vivid Black=Black, Billiard Grey=Grey, Redline Red=Red, White Sand Pearl=White, ' +
    'Blue Burst=Blue',
  Indian: 'Black Metallic=Black, Indian Motorcycle Red=Red, Storm Blue=Blue, Quartz Grey=Grey',
  Vespa: 'Verde Relax=Green, Rosso Coraggioso=Red, Bianco Innocente=White, Azzurro=Blue',
};

const ANY_CAR =
  'White=White, Arctic White=White, Pearl White=White, Silver=Silver, Metallic Silver=Silver, ' +
  'Grey=Grey, Gunmetal=Grey, Black=Black, Black Pearl=Black, Blue=Blue, Navy=Blue, Red=Red, Candy ' +
  'Red=Red, Forest Green=Green, Burnt Orange=Orange, Bronze=Brown, Champagne=Gold, Sand=Beige, Solar ' +
  'Yellow=Yellow, Amethyst=Purple';
const ANY_MOTORCYCLE =
  'Matte Black=Black, Metallic Black=Black, Pearl White=White, Racing Red=Red, Racing Blue=Blue, Lime ' +
  'Green=Green, Storm Grey=Grey, Liquid Silver=Silver, Burnt Orange=Orange, Desert Sand=Beige, Sunset ' +
  'Yellow=Yellow, Gloss Black / Chrome=Black';
const ANY_CARAVAN =
  'White=White, White / Grey Checker Plate=White, White / Black Checker Plate=White, Silver=Silver, ' +
  'Charcoal=Grey, Sandstone=Beige';

const ANY: Record<VehicleKind, string> = {
  car: ANY_CAR,
  truck: 'White=White, Arc White=White, Natural White=White, Silver=Silver, Blue=Blue, Red=Red',
  motorcycle: ANY_MOTORCYCLE,
  caravan: ANY_CARAVAN,
};

/** The paints of this maker, each weighted by how common it is. */
export function paintsFor(kind: VehicleKind, make: string): { paint: Paint; weight: number }[] {
  const own = kind === 'car' ? PALETTES[make] : kind === 'motorcycle' ? LIVERIES[make] : undefined;
  const paints = paintsOf(own ?? ANY[kind]);
  return paints.map((paint) => {
    const sameColour = paints.filter((other) => other.simple_colour === paint.simple_colour).length;
    const common = kind === 'motorcycle' ? 1 : (COMMON[paint.simple_colour] ?? 1);
    return { paint, weight: common / sameColour };
  });
}

/** A paint of this maker, common colours more often. */
export function paintFor(kind: VehicleKind, make: string, chance: Chance): Paint {
  return chance.pickWeighted(paintsFor(kind, make), ({ weight }) => weight).paint;
}

/** The upholstery, by how well the vehicle is equipped (0 to 1). */
export function interiorFor(level: number, chance: Chance): string {
  return level > 0.6
    ? chance.pick(['Black Leather', 'Black Leather', 'Ivory Leather', 'Tan Leather', 'Grey Leather', 'Red Leather'])
    : chance.pick(['Black Cloth', 'Black Cloth', 'Grey Cloth', 'Charcoal Cloth', 'Black', 'Beige Cloth']);
}

function paintsOf(palette: string): Paint[] {
  return palette.split(', ').map((entry) => {
    const [colour = '', simple = ''] = entry.split('=');
    return { colour, simple_colour: simple };
  });
}
