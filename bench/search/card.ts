import type { Financing } from '../../src/domain/finance/financing.ts';
import type { CardRecord } from '../../src/domain/listing/card-record.ts';
import type { BenchCar } from './vehicles.ts';

const FINANCING: Omit<Financing, 'amount'> = {
  lender: 'site',
  interestRate: 8.99,
  comparisonRate: 9.49,
  termYears: 5,
  deposit: 0,
  balloon: 0,
  establishmentFee: 0,
  stated: { weekly: null, monthly: null },
};

/** A complete result card of a vehicle, as a site stores it. */
export function cardOf(car: BenchCar): CardRecord {
  return {
    id: car.id,
    slug: car.slug,
    name: car.name,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    stocknum: car.stocknum,
    tag: car.tag,
    item_type: car.item_type,
    car_type: car.car_type,
    status: car.status,
    sold: car.sold,
    sold_date_timestamp: car.sold_date_timestamp,
    reserved: false,
    certified: car.certified,
    preorder: false,
    created_at: car.created_at,
    expected_date: null,
    price: car.price,
    price_type: 'Drive Away',
    before_price: car.price && car.price + 1_000,
    subscription_price: car.subscription_price,
    offer_price: car.offer_price,
    weekly_price: car.weekly_price,
    km: car.km,
    colour: car.colour,
    seats: car.seats,
    simple_body: car.simple_body,
    body: car.body,
    simple_fuel: car.simple_fuel,
    drive: car.drive,
    simple_transmission: car.simple_transmission,
    photos_count: car.photos_count,
    primary_image_url: car.pictures[0] ?? null,
    dealership_id: car.id % 40,
    dealership_slug: car.dealership_name.toLowerCase().replaceAll(' ', '-'),
    dealership_name: car.dealership_name,
    city: car.city,
    state: car.state,
    specifications: null,
    autograb_data: car.price
      ? { state_average_market_price: car.price + 900, average_market_price: car.price + 400 }
      : null,
    location_id: car.id % 60,
    location_name: car.location?.name ?? null,
    location_slug: car.location?.name.toLowerCase().replaceAll(' ', '-') ?? null,
    pictures: car.pictures,
    financing: car.price ? { ...FINANCING, amount: car.price } : null,
  };
}
