import { randomUUID } from 'node:crypto';
import { addToStock } from '../../journeys/stock-vehicle.ts';

/** A vehicle of Harbour that nobody has asked for or reserved, however often a test is run: its page. */
export const newVehicle = () =>
  addToStock({
    site: 'harbour',
    location: 'harbour-hyundai-cairns',
    hours: 'open',
    stocknum: `NEW${randomUUID().slice(0, 8)}`,
  });
