import { sendEventLazily } from '../../../../kernel/events/parts/send-lazily.ts';

/** Tells that a vehicle's page was asked for on paper or as a PDF (event 61); once for each press that asks. */
export function sendPrint(carId: number): void {
  sendEventLazily({ name: 'print_pdf', path: location.pathname + location.search, carId, data: {} });
}
