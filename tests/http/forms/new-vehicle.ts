import { randomUUID } from 'node:crypto';
import { addToStock } from '../../journeys/stock-vehicle.ts';

/** The page of a Harbour vehicle without enquiries and reservations, however often a test is run. */
export const newVehicle = () =>
  addToStock({
    site: 'harbour',
    location: 'harbour-hyundai-cairns',
    hours: 'open',
    stocknum: `NEW${randomUUID().slice(0, 8)}`,
  });
