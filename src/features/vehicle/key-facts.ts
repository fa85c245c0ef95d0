import { formatThousands } from '../../domain/text/format.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { formatEngine, formatOdometer, toPositive } from '../../kernel/vehicle/fields.ts';
import type { VehicleKind } from '../../kernel/vehicle/kind.ts';
import type { KeyFact } from './model.ts';

type FactRow = {
  icon: KeyFact['icon'] | ((car: Car) => KeyFact['icon']);
  label: string;
  text(car: Car): string | null;
  note?(car: Car): string | null;
};

const kilometres: FactRow = {
  icon: 'gauge',
  label: 'Odometer',
  text: (car) => formatOdometer(car, ''),
  note: () => 'km',
};

const transmission: FactRow = {
  icon: 'joystick',
  label: 'Transmission',
  text: (car) => car.simple_transmission ?? car.trans,
  note: ({ gearnum }) => measured(gearnum, (gears) => `${gears}\u00a0speed`),
};

const fuel: FactRow = {
  icon: ({ simple_fuel }) => (simple_fuel === 'Electric' ? 'zap' : 'fuel'),
  label: 'Fuel',
  text: (car) => car.simple_fuel ?? car.fuel,
  note: ({ variant }) =>
    measured(variant?.fuelconsumptioncombined, (litres) => `${formatThousands(litres)}\u00a0L/100\u00a0km`),
};

const seats = (count: number | null) => measured(count, (known) => (known === 1 ? '1 seat' : `${known} seats`));

/** The most important facts, by kind of vehicle, in display order. */
const ROWS: Record<VehicleKind, readonly FactRow[]> = {
  car: [
    kilometres,
    transmission,
    {
      icon: ({ item_type }) => (item_type?.toLowerCase() === 'truck' ? 'truck' : 'car-front'),
      label: 'Body',
      text: (car) => car.simple_body ?? car.body,
      note: (car) => seats(car.seats),
    },
    fuel,
  ],
  motorcycle: [
    kilometres,
    {
      icon: 'cog',
      label: 'Engine',
      text: (car) => formatEngine(car, { kind: 'motorcycle' })?.split(', ')[0] ?? null,
      note: (car) => formatEngine(car, { kind: 'motorcycle' })?.split(', ')[1] ?? null,
    },
    { icon: 'motorbike', label: 'Type', text: (car) => car.simple_body ?? car.body },
    transmission,
    fuel,
  ],
  caravan: [
    {
      icon: 'bed',
      label: 'Sleeps',
      text: ({ specifications }) => measured(specifications?.sleeps, String),
      note: ({ specifications }) => (specifications?.sleeps === 1 ? 'berth' : 'berths'),
    },
    {
      icon: 'ruler',
      label: 'Body length',
      text: ({ specifications }) => measured(specifications?.body_length, (mm) => `${(mm / 1000).toFixed(1)} m`),
      note: () => 'body',
    },
    {
      icon: 'weight',
      label: 'Tare',
      text: ({ specifications }) => measured(specifications?.tare_weight, (kg) => `${formatThousands(kg)} kg`),
      note: () => 'tare',
    },
    {
      icon: 'caravan',
      label: 'Type',
      text: (car) => car.simple_body ?? car.body,
      note: ({ specifications }) => specifications?.axle_type ?? null,
    },
  ],
};

const FACTS_AT_MOST = 4;

/** Up to four facts with icons; the next one fills in for an unknown value. */
export function buildKeyFacts(car: Car, kind: VehicleKind): KeyFact[] {
  return ROWS[kind]
    .flatMap(({ icon, label, text, note }) => {
      const said = text(car);
      const drawn = typeof icon === 'function' ? icon(car) : icon;
      return said ? [{ icon: drawn, label, text: said, note: note?.(car) ?? null }] : [];
    })
    .slice(0, FACTS_AT_MOST);
}

function measured(value: number | null | undefined, text: (known: number) => string): string | null {
  const known = toPositive(value);
  return known === null ? null : text(known);
}
