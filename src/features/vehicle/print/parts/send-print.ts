import { sendEventLazily } from '../../../../kernel/events/parts/send-lazily.ts';

/** Reports that a vehicle's page was requested on paper or as a PDF (event 61), once for each press. */
export function sendPrint(carId: number): void {
  sendEventLazily({ name: 'print_pdf', path: location.pathname + location.search, carId, data: {} });
}
