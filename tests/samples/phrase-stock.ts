import type { Car, CarType } from '../../src/domain/vehicle/car.ts';
import { sampleCar } from './stock.ts';

/**
 * year | type | make | model | badge | body | fuel | gearbox | drive | colour | seats | price | km | city | state |
 * dollars a week | features
 */
const ROWS = `
2021 | used | Toyota | Corolla | Ascent Sport | Hatch | Petrol | Automatic | FWD | White | 5 | 26990 | 41000 | Brisbane | QLD | 129 | Reversing Camera, Bluetooth
2019 | used | Toyota | HiLux | SR5 | Ute | Diesel | Automatic | 4X4 | White | 5 | 46990 | 88000 | Brisbane | QLD | 215 | Tow Bar, Reversing Camera
2023 | demo | Toyota | HiLux | SR | Ute | Diesel | Manual | 4X4 | Silver | 5 | 52990 | 4200 | Cairns | QLD | 239 | Tow Bar
2022 | used | Toyota | RAV4 | GXL | SUV | Hybrid | Automatic | AWD | Blue | 5 | 42990 | 30500 | Newcastle | NSW | 199 | Sunroof, Apple CarPlay
2020 | used | Toyota | LandCruiser Prado | GXL | SUV | Diesel | Automatic | 4X4 | Grey | 7 | 58990 | 74000 | Brisbane | QLD | 269 | Tow Bar, Sunroof
2018 | used | Toyota | LandCruiser | VX | SUV | Diesel | Automatic | 4X4 | White | 8 | 89990 | 110000 | Darwin | NT | 399 | Tow Bar
2022 | used | Toyota | LandCruiser 70 | GXL | Ute | Diesel | Manual | 4X4 | Beige | 2 | 84990 | 32000 | Darwin | NT | 379 |
2024 | new | Toyota | 86 | GTS | Coupe | Petrol | Manual | RWD | Red | 4 | 45990 | 12 | Cairns | QLD | 205 |
2020 | used | Ford | Ranger | Wildtrak | Ute | Diesel | Automatic | 4X4 | Orange | 5 | 49990 | 69000 | Newcastle | NSW | 229 | Tow Bar, Leather Seats
2023 | demo | Ford | Everest | Titanium | SUV | Diesel | Automatic | 4X4 | Black | 7 | 65990 | 7800 | Gold Coast | QLD | 299 | Panoramic Sunroof, Leather Seats
2017 | used | Ford | Focus | Titanium | Hatch | Petrol | Automatic | FWD | Red | 5 | 15990 | 96000 | Sydney | NSW | 82 | Bluetooth
2021 | used | Mazda | Mazda3 | G20 | Hatch | Petrol | Automatic | FWD | Red | 5 | 27490 | 38000 | Sydney | NSW | 131 | Apple CarPlay
2016 | used | Mazda | Mazda2 | Neo | Hatch | Petrol | Manual | FWD | Green | 5 | 13990 | 99000 | Hobart | TAS | 73 |
2019 | used | Mazda | CX-5 | Maxx Sport | SUV | Petrol | Automatic | AWD | Grey | 5 | 28990 | 64000 | Brisbane | QLD | 139 | Reversing Camera
2019 | used | Mitsubishi | Triton | GLX | Ute | Diesel | Automatic | 4X4 | White | 5 | 29990 | 91000 | Perth | WA | 145 | Tow Bar
2022 | used | Mitsubishi | Outlander | Exceed | SUV | Plug-in Hybrid | Automatic | AWD | Black | 7 | 47990 | 22000 | Melbourne | VIC | 219 | Sunroof
2018 | used | Mitsubishi | Eclipse Cross | LS | SUV | Petrol | Automatic | FWD | Silver | 5 | 19990 | 82000 | Melbourne | VIC | 99 |
2018 | used | Volkswagen | Golf | R | Hatch | Petrol | Automatic | AWD | Blue | 5 | 31990 | 72000 | Melbourne | VIC | 149 | Leather Seats
2017 | used | Mercedes-Benz | C-Class | C200 | Sedan | Petrol | Automatic | RWD | Black | 5 | 29990 | 81000 | Sydney | NSW | 145 | Leather Seats, Sunroof
2020 | used | BMW | 3 Series | 320i | Sedan | Petrol | Automatic | RWD | White | 5 | 44990 | 43000 | Sydney | NSW | 205 | Leather Seats
2021 | used | BMW | X5 | xDrive30d | SUV | Diesel | Automatic | AWD | Black | 5 | 84990 | 39000 | Melbourne | VIC | 379 | Leather Seats
2023 | used | Tesla | Model 3 | Long Range | Sedan | Electric | Automatic | AWD | White | 5 | 54990 | 18000 | Sydney | NSW | 249 |
2024 | new | Kia | EV6 | GT-Line | SUV | Electric | Automatic | AWD | Grey | 5 | 78990 | 15 | Melbourne | VIC | 355 |
2022 | used | Kia | Carnival | Platinum | People Mover | Diesel | Automatic | FWD | White | 8 | 57990 | 36000 | Brisbane | QLD | 265 | Sunroof
2019 | used | Hyundai | i30 | Active | Hatch | Petrol | Manual | FWD | Yellow | 5 | 18990 | 69000 | Adelaide | SA | 94 |
2021 | used | Hyundai | Santa Fe | Highlander | SUV | Diesel | Automatic | AWD | Brown | 7 | 48990 | 45000 | Adelaide | SA | 224 | Panoramic Sunroof
2018 | used | Peugeot | 2008 | Allure | SUV | Petrol | Automatic | FWD | White | 5 | 17990 | 58000 | Melbourne | VIC | 89 |
2008 | used | Ford | Falcon | XR6 | Sedan | Petrol | Automatic | RWD | Green | 5 | 8990 | 189000 | Adelaide | SA | 49 |
2020 | used | Subaru | Outback | 2.5i | Wagon | Petrol | Automatic | AWD | Green | 5 | 33990 | 61000 | Canberra | ACT | 159 | Sunroof
2016 | used | Nissan | X-Trail | ST | SUV | Petrol | Automatic | AWD | White | 7 | 17490 | 119000 | Perth | WA | 88 |
2019 | used | Land Rover | Range Rover Evoque | R-Dynamic | SUV | Diesel | Automatic | AWD | Black | 5 | 49990 | 57000 | Sydney | NSW | 229 | Panoramic Sunroof
2021 | used | Land Rover | Discovery Sport | S | SUV | Diesel | Automatic | AWD | Blue | 7 | 55990 | 41000 | Sydney | NSW | 255 |
2021 | used | Toyota | HiAce | LWB | Van | Diesel | Automatic | RWD | White | 2 | 43990 | 66000 | Perth | WA | 205 | Tow Bar
2023 | used | Chevrolet | Silverado | LTZ | Ute | Petrol | Automatic | 4X4 | Black | 5 | 119990 | 12000 | Melbourne | VIC | 529 | Tow Bar
2015 | used | Holden | Commodore | SS | Sedan | Petrol | Manual | RWD | Red | 5 | 27990 | 104000 | Adelaide | SA | 135 |
`;

const number = (text: string): number => Number(text);

/** A small stock with a vehicle of each kind that phrases name, and no pink one, no bus and no gas. */
export function phraseStock(): Car[] {
  return ROWS.trim()
    .split('\n')
    .map((row, at) => {
      const cells = row.split('|').map((cell) => cell.trim());
      const [year, type, make, model, badge, body, fuel, gearbox, drive, colour, seats] = cells as string[];
      const [price, km, city, state, weekly, features] = cells.slice(11) as string[];
      return sampleCar({
        id: at + 1,
        slug: `phrase-${at + 1}`,
        name: `${year} ${make} ${model}`,
        stocknum: `PH${4100 + at}`,
        year: number(year!),
        car_type: type as CarType,
        make: make!,
        model: model!,
        badge: badge!,
        series: null,
        simple_body: body!,
        body: body!,
        simple_fuel: fuel!,
        fuel: fuel!,
        simple_transmission: gearbox!,
        trans: gearbox!,
        drive: drive!,
        colour: colour!,
        simple_colour: colour!,
        seats: number(seats!),
        price: number(price!),
        km: number(km!),
        city: city!,
        state: state!,
        weekly_price: number(weekly!),
        filtered_features: features ? features.split(', ') : [],
      });
    });
}
