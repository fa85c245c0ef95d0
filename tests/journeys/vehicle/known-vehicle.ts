import { addToStock } from '../stock-vehicle.ts';

/** A history report of the demo. */
export const REPORT = '/media/reports/vehicle-history.pdf';

const EQUIPMENT = [
  'ABS (Antilock Brakes)',
  'Electronic Stability Control',
  'Driver Airbag',
  'Curtain Airbags',
  'Climate Control',
  'Rear Air Vents',
  'Power Windows',
  'Adaptive Cruise Control',
  'Bluetooth',
  'Apple CarPlay',
  'Android Auto',
  'Alloy Wheels',
  'LED Daytime Running Lights',
  'Reversing Camera',
];

/**
 * Adds a certified Toyota with a history report and all data, and what `more` says, at an open yard; returns the path
 * of its page.
 */
export const putKnownVehicle = (stocknum: string, more?: object): Promise<string> =>
  addToStock({
    site: 'harbour',
    location: 'harbour-toyota-cairns',
    hours: 'open',
    stocknum,
    more: {
      certified: true,
      file: REPORT,
      vin: 'JTNKL0DK59Y157242',
      regplate: '716FUR',
      series: 'GSU55R',
      colour: 'Silver Pearl',
      interior_colour: 'Beige Cloth',
      body: 'Wagon',
      drive: 'AWD',
      fuel: 'Petrol - Unleaded ULP',
      trans: '8 Speed Sports Automatic',
      engine_size: 3456,
      seats: 7,
      doors: 5,
      build_date: '2021-06-01',
      compliance_date: '2021-06-01',
      rego_expiry: '2027-11-15',
      variant: {
        cylinders: 6,
        induction: 'Aspirated',
        fuelconsumptioncombined: 9.5,
        fuelcapacity: 72,
        grossvehiclemass: 2740,
        vehiclelength: 4966,
        vehicleheight: 1730,
        vehiclewidth: 1925,
        towingcapacitybraked: 2000,
        torque: 350,
        ancaprating: 5,
      },
      standardEquipment: EQUIPMENT,
      dealercomments: 'One owner, with all its books.',
      ...more,
    },
  });
