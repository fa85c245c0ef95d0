import { Readable } from 'node:stream';
import { takeInTurn } from './take-in-turn.ts';

/** Models that the invented vehicles take turns with. */
const MODELS = [
  ['TOYOTA', 'COROLLA', 'Ascent Sport', '5D HATCHBACK', 'Petrol - Unleaded ULP'],
  ['Ford', 'RANGER', 'Wildtrak', 'DUAL CAB UTILITY', 'Diesel'],
  ['Mazda', '3', 'G20 Touring', '4D SEDAN', 'Petrol - Unleaded ULP'],
  ['KIA', 'SPORTAGE', 'GT-Line', '4D WAGON', 'Diesel'],
  ['Tesla', 'MODEL Y', 'Long Range', 'SUV', 'Electric'],
  ['Mitsubishi', 'OUTLANDER', 'Exceed Tourer', 'SUV', 'Hybrid'],
] as const;
const COLOURS = ['Snow White Pearl', 'Graphite', 'Aurora Black', 'Steel Blue', 'Ruby Flare', 'Silver Sky'];
const EQUIPMENT =
  'Apple CarPlay,Android Auto,Reversing Camera,Blind Spot Monitoring,Lane Keeping Assist,Adaptive ' +
  'Cruise Control,Alloy Wheels,Climate Control,Heated Front Seats,Keyless Entry,LED Headlights,Power ' +
  'Tailgate,Rain Sensing Wipers,Roof Rails,Satellite Navigation,Tyre Pressure Monitoring,USB ' +
  'Sockets,Voice Recognition,Wireless Phone Charging,Parking Sensors - Front & Rear';
const COMMENTS =
  '<p>One owner, <b>full service history</b> and two keys.</p><p>Trade-ins welcome, and delivery can be arranged.</p>';
const HEADER =
  'StockNumber,YardCode,Make,Model,YearGroup,Series,Badge,DAPPrice,EGCPrice,IsUsed,IsDemo,Body,Odometer,IsMiles,' +
  'Colour,Vin,RegoNum,InteriorColour,RegExpiry,BuildDate,StandardFeature,AdvDescription,GearCount,Cylinders,' +
  'EngineSize,FuelType,Transmission,Drive,Seats,Doors';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function row(at: number, edition: number): string {
  const [make, model, badge, body, fuel] = takeInTurn(MODELS, at);
  const price = 15_000 + ((at * 37) % 60_000) - (at % 3 === edition % 3 ? edition * 10 : 0);
  const vin = `JT${String(at).padStart(15, '0')}`;
  const cells = [
    `S${at}`,
    '',
    make,
    model,
    2012 + (at % 14),
    'MY',
    badge,
    price,
    '',
    'True',
    'False',
    body,
    (at * 91) % 220_000,
    'False',
  ];
  const more = [
    takeInTurn(COLOURS, at),
    vin,
    `ABC${at}`,
    'Black',
    '30/06/2027',
    '03/2020',
    quoted(EQUIPMENT),
    quoted(COMMENTS),
    8,
    4,
    1998,
  ];
  return [...cells, ...more, fuel, '8 SP AUTOMATIC', 'AWD', 5, 4].join(',');
}

/** An invented feed in the EasyCars-style CSV; each edition has other prices on a third of its vehicles. */
export function inventedFeed(vehicles: number, edition: number): Readable {
  function* lines(): Generator<string> {
    yield `${HEADER}\n`;
    for (let at = 0; at < vehicles; at += 100) {
      const count = Math.min(100, vehicles - at);
      yield `${Array.from({ length: count }, (_, next) => row(at + next, edition)).join('\n')}\n`;
    }
  }
  return Readable.from(lines(), { objectMode: false });
}
